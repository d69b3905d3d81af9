import { useState } from 'react'
import { AgreementSheet } from '@/ui/agreement-row/agreement-sheet'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { PickerSheet } from '@/ui/picker-sheet'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { DevPage } from '@/features/catalogue/dev-page'
import { Specimen } from '@/features/catalogue/specimen'

type Shown = 'none' | 'sheet' | 'picker' | 'agreement'

const REASONS = [
  { key: 'appearance', label: 'Unhappy with appearance, interior or features' },
  { key: 'delivery', label: 'Delivery wait too long' },
  { key: 'brand', label: 'Plan to buy or bought another brand' },
  { key: 'other', label: 'Other' },
]

const AGREEMENTS = [
  { title: 'User agreement', onOpen: () => {} },
  { title: 'Privacy policy', onOpen: () => {} },
]

/** The panels that pages place themselves. */
export default function DialogComponentPage() {
  const [shown, setShown] = useState<Shown>('none')
  const [reason, setReason] = useState<string | null>(null)
  const close = () => setShown('none')

  const overlay = (
    <>
      <Sheet
        isOpen={shown === 'sheet'}
        title="Sandbox payment"
        hasUnsavedInput
        onClose={close}
        foot={
          <StickyBar>
            <Button kind="quiet" onPress={close}>Close</Button>
            <Button kind="blue" onPress={close}>Test ¥4,000.00</Button>
          </StickyBar>
        }
      >
        <Notice tone="orange" icon="alert">No money moves. WeChat Pay is not connected on this server.</Notice>
      </Sheet>
      <PickerSheet isOpen={shown === 'picker'} title="Reason" items={REASONS} selected={reason} onPick={setReason} onClose={close} />
      <AgreementSheet isOpen={shown === 'agreement'} agreements={AGREEMENTS} onAgree={close} onClose={close} />
    </>
  )

  return (
    <DevPage title="Sheets" overlay={overlay}>
      <Specimen name="Open a sheet">
        <Button onPress={() => setShown('sheet')}>With unsaved input</Button>
        <Button onPress={() => setShown('picker')}>One of a list</Button>
        <Button onPress={() => setShown('agreement')}>Agreements</Button>
      </Specimen>
    </DevPage>
  )
}
