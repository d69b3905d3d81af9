import { useState } from 'react'
import { SandboxOutcome } from '@/wire/enums/payment'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { AlbumRefused } from '@/widgets/album-refused'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { PickerSheet } from '@/ui/picker-sheet'
import { NoPositionDialog } from '@/widgets/no-position'
import { PriceBar } from '@/ui/price-bar'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { SandboxSheet } from '@/widgets/sandbox-sheet'
import { ShareSheet } from '@/ui/share-sheet'
import { Sheet } from '@/ui/sheet'
import { ShopSheet } from '@/widgets/places/shop-sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { DevPage } from '@/dev/catalogue/dev-page'
import { Specimen } from '@/dev/catalogue/specimen'

type Shown = 'none' | 'sheet' | 'sandbox' | 'picker' | 'agreement' | 'share' | 'shops' | 'price' | 'album' | 'position'

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

const SANDBOX_ANSWERS = {
  [SandboxOutcome.success]: { label: 'Success', note: 'Paid at once' },
  [SandboxOutcome.failure]: { label: 'Failure', note: 'Card limit reached' },
  [SandboxOutcome.delay]: { label: 'Delay', note: 'Paid after a while' },
}

const CAR_FEN = 25_990_000
const PACK_FEN = 980_000
const PRICE_CHANGE = { oldAmountFen: 25_990_000, newAmountFen: 25_690_000 }
const NO_SHOPS = { page: { status: 'ready', data: [] } as const, reload: () => {} }

/** The panels that pages place themselves. */
export default function DialogComponentPage() {
  const [shown, setShown] = useState<Shown>('none')
  const [reason, setReason] = useState<string | null>(null)
  const [sumFen, setSumFen] = useState(CAR_FEN)
  const close = () => setShown('none')

  const overlay = (
    <>
      <Sheet
        isOpen={shown === 'sheet'}
        title="Your note"
        hasUnsavedInput
        onClose={close}
        foot={
          <StickyBar>
            <Button kind="quiet" onPress={close}>
              Close
            </Button>
            <Button kind="blue" onPress={close}>
              Keep
            </Button>
          </StickyBar>
        }
      >
        <Notice tone="orange" icon="alert">
          What you wrote is not kept yet.
        </Notice>
      </Sheet>
      <SandboxSheet
        isOpen={shown === 'sandbox'}
        title="Sandbox payment"
        nothing="No money moves."
        text="WeChat Pay is not connected on this server."
        label="Answer of the sandbox"
        answers={SANDBOX_ANSWERS}
        action="Test ¥4,000.00"
        actionKind="blue"
        onDecide={async () => close()}
        onClose={close}
      />
      <PickerSheet
        isOpen={shown === 'picker'}
        title="Reason"
        items={REASONS}
        selected={reason}
        onPick={setReason}
        onClose={close}
      />
      <ShareSheet
        isOpen={shown === 'share'}
        title="Share this Vela 7"
        text="Whoever opens this link sees the same car, at today’s price."
        qrLabel="Code that opens this car"
        page={{ status: 'ready' }}
        link="https://vela.example/#/pages/ConfigView/ConfigView?share=3KZFFKH6"
        code="3KZFFKH6"
        hasCards={false}
        onReload={() => {}}
        onClose={close}
      />
      <ShopSheet
        isOpen={shown === 'shops'}
        cityName="Jiaxing"
        shops={NO_SHOPS}
        selected={undefined}
        onPick={() => {}}
        onClose={close}
      />
      <PriceChangedDialog
        subject="your Vela 7"
        change={shown === 'price' ? PRICE_CHANGE : null}
        onAccept={close}
        onCancel={close}
      />
      <AlbumRefused isOpen={shown === 'album'} onClose={close} />
      <NoPositionDialog reason={shown === 'position' ? 'refused' : null} onClose={close} onCity={close} />
      <AgreementSheet isOpen={shown === 'agreement'} agreements={AGREEMENTS} onAgree={close} onClose={close} />
    </>
  )

  return (
    <DevPage
      title="Sheets"
      overlay={overlay}
      foot={
        <PriceBar
          amountFen={sumFen}
          note="In 6 to 8 weeks"
          openLabel="Shows what the price is made of"
          onOpen={() => setShown('sheet')}
        >
          <Button onPress={() => setSumFen(sumFen + PACK_FEN)}>Add a pack</Button>
        </PriceBar>
      }
    >
      <Specimen name="Open a sheet">
        <Button onPress={() => setShown('sheet')}>With unsaved input</Button>
        <Button onPress={() => setShown('sandbox')}>In place of a provider</Button>
        <Button onPress={() => setShown('picker')}>One of a list</Button>
        <Button onPress={() => setShown('agreement')}>Agreements</Button>
        <Button onPress={() => setShown('share')}>Share</Button>
        <Button onPress={() => setShown('shops')}>Shops of a city without any</Button>
        <Button onPress={() => setShown('price')}>Another price</Button>
        <Button onPress={() => setShown('album')}>Album refused</Button>
        <Button onPress={() => setShown('position')}>Position refused</Button>
      </Specimen>
    </DevPage>
  )
}
