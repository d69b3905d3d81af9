import { View } from '@tarojs/components'
import type { EarlyPayOff } from '@/wire/schemas/loan'
import { formatYuan } from '@/domain/money/money'
import { dayText, shortTime } from '@/domain/time/shanghai-time'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { confirmDialog } from '@/ui/popup/dialogs'
import { KeyValues } from '@/ui/key-values'
import { Notice } from '@/ui/notice'
import { Price } from '@/ui/price'
import { messages } from './messages'
import './pay-off-card.scss'

interface PayOffCardProps {
  payOff: EarlyPayOff
  onRequest: (expectedAmountFen: number) => Promise<unknown>
}

/** What paying the rest of the loan at once comes to, and the way to ask for it. */
export function PayOffCard({ payOff, onRequest }: PayOffCardProps) {
  const { amountFen, savedInterestFen, dueTime, requestTime } = payOff
  const day = dayText(dueTime)
  const ask = async (): Promise<void> => {
    const isWanted = await confirmDialog({
      title: messages.payOffQuestion,
      text: messages.payOffQuestionText(formatYuan(amountFen), day),
      okLabel: messages.askPayOff,
    })
    if (isWanted) await onRequest(amountFen)
  }
  return (
    <Card title={messages.payOffTitle}>
      <KeyValues
        rows={[
          { label: messages.payOffAmount, value: <Price amountFen={amountFen} size={17} /> },
          { label: messages.payOffSaved, value: <Price amountFen={savedInterestFen} /> },
          { label: messages.payOffDue, value: day },
        ]}
      />
      <View className="pay-off__foot">
        {requestTime === null ? (
          <Button kind="line" onPress={ask}>
            {messages.askPayOff}
          </Button>
        ) : (
          <Notice tone="orange" icon="clock">
            {messages.payOffAsked(shortTime(requestTime))}
          </Notice>
        )}
      </View>
    </Card>
  )
}
