import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { OrderAction } from '@/contract/enums/order'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { classNames } from '@/ui/class-names'
import { Notice } from '@/ui/notice'
import { Price } from '@/ui/price'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { TextArea } from '@/ui/text-area'
import { messages } from './messages'
import { MAX_OWN_WORDS, NO_REASON, REASON_NAMES, reasonText, toggleReason } from './reasons'
import type { AskedReason, OrderActions } from './use-order-actions'
import './reason-sheet.scss'

interface ReasonSheetProps {
  actions: OrderActions
}

/** Asks why an order is given back. */
export function ReasonSheet({ actions: { asked, submit, close } }: ReasonSheetProps) {
  // The last one stays while the sheet leaves the screen.
  const [shown, setShown] = useState(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  const about = asked ?? shown
  if (about === null) return null
  return (
    <ReasonForm
      key={`${about.action}:${about.order.id}`}
      asked={about}
      isOpen={asked !== null}
      onSubmit={(reason) => submit({ ...about, reason })}
      onClose={close}
    />
  )
}

interface ReasonFormProps {
  asked: AskedReason
  isOpen: boolean
  onSubmit: (reason: string) => Promise<void>
  onClose: () => void
}

function ReasonForm({ asked: { action, order }, isOpen, onSubmit, onClose }: ReasonFormProps) {
  const [choice, setChoice] = useState(NO_REASON)
  const reason = reasonText(choice)
  const close = () => {
    setChoice(NO_REASON)
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.reasonTitle[action]}
      hasUnsavedInput={choice.ownWords !== ''}
      onClose={close}
      foot={
        <StickyBar>
          <Button kind="quiet" onPress={close}>
            {messages.keepOrder}
          </Button>
          <Button isDisabled={reason === null} onPress={() => (reason === null ? undefined : onSubmit(reason))}>
            {messages.reasonSubmit[action]}
          </Button>
        </StickyBar>
      }
    >
      {action === OrderAction.applyRefund && <RefundSum amountFen={order.actualPayAmount} />}
      <View className="reason-sheet__title">{messages.reason}</View>
      <View className="reason-sheet__hint">{messages.chooseAll}</View>
      {REASON_NAMES.map((name) => (
        <Checkbox
          key={name}
          className={classNames('reason-sheet__reason', name === 'other' && 'reason-sheet__reason--last')}
          isOn={choice.chosen.includes(name)}
          onChange={() => setChoice(toggleReason(choice, name))}
        >
          {messages.reasons[name]}
        </Checkbox>
      ))}
      {choice.chosen.includes('other') && (
        <TextArea
          label={messages.ownWords}
          placeholder={messages.ownWordsPlaceholder}
          value={choice.ownWords}
          maxLength={MAX_OWN_WORDS}
          onChange={(ownWords) => setChoice({ ...choice, ownWords })}
        />
      )}
      <View className="reason-sheet__notice">
        <Notice>{messages.reasonNotice[action]}</Notice>
      </View>
    </Sheet>
  )
}

function RefundSum({ amountFen }: { amountFen: number }) {
  return (
    <View className="reason-sheet__sum">
      <View className="reason-sheet__amount">
        <Text>{messages.refundAmount}</Text>
        <Price amountFen={amountFen} size={22} />
      </View>
      <View className="reason-sheet__hint">{messages.refundRoute}</View>
    </View>
  )
}
