import { Text, View } from '@tarojs/components'
import type { SandboxOutcome } from '@/wire/enums/payment'
import { formatYuan } from '@/domain/money/money'
import { Price } from '@/ui/price'
import { SandboxSheet } from '@/widgets/sandbox-sheet'
import { messages } from './messages'
import './sandbox-payment.scss'

interface SandboxPaymentProps {
  isOpen: boolean
  amountFen: number
  onDecide: (outcome: SandboxOutcome) => Promise<void>
  onClose: () => void
}

/** Stands where WeChat Pay would. */
export function SandboxPayment({ amountFen, ...sheet }: SandboxPaymentProps) {
  return (
    <SandboxSheet
      {...sheet}
      title={messages.sandboxTitle}
      nothing={messages.sandboxNoMoney}
      text={messages.sandboxText}
      label={messages.sandboxAnswer}
      answers={messages.sandboxAnswers}
      action={messages.test(formatYuan(amountFen))}
      actionKind="blue"
    >
      <View className="sandbox-payment__amount">
        <Text>{messages.sandboxAmount}</Text>
        <Price amountFen={amountFen} size={22} />
      </View>
    </SandboxSheet>
  )
}
