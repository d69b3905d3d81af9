import { View } from '@tarojs/components'
import { useState } from 'react'
import { OrderAction } from '@/wire/enums/order'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ReasonList } from '@/widgets/reason-list'
import { anyReasonText, NO_REASON } from '@/widgets/reason-list/reasons'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from '../messages'
import type { OrderActions } from '../actions/use-order-actions'
import './reason-sheet.scss'

interface ReasonSheetProps {
  actions: OrderActions
}

/** Asks why an unpaid order is cancelled; who does not tell cancels it all the same. */
export function ReasonSheet({ actions: { cancelling, submit, close } }: ReasonSheetProps) {
  // The last one stays while the sheet leaves the screen.
  const [shown, setShown] = useState(cancelling)
  if (cancelling !== null && cancelling !== shown) setShown(cancelling)
  const order = cancelling ?? shown
  if (order === null) return null
  return (
    <ReasonForm
      key={order.id}
      isOpen={cancelling !== null}
      onSubmit={(reason) => submit({ action: OrderAction.cancel, order, reason })}
      onClose={close}
    />
  )
}

interface ReasonFormProps {
  isOpen: boolean
  onSubmit: (reason: string) => Promise<void>
  onClose: () => void
}

function ReasonForm({ isOpen, onSubmit, onClose }: ReasonFormProps) {
  const [choice, setChoice] = useState(NO_REASON)
  const close = () => {
    setChoice(NO_REASON)
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.cancelOrder}
      hasUnsavedInput={choice.ownWords !== ''}
      onClose={close}
      foot={
        <StickyBar>
          <Button kind="quiet" onPress={close}>
            {messages.keepOrder}
          </Button>
          <Button onPress={() => onSubmit(anyReasonText(choice))}>{messages.cancelOrder}</Button>
        </StickyBar>
      }
    >
      <ReasonList choice={choice} onChange={setChoice} />
      <View className="reason-sheet__notice">
        <Notice>{messages.cancelNotice}</Notice>
      </View>
    </Sheet>
  )
}
