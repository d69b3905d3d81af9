import { Text, View } from '@tarojs/components'
import { formatYuan } from '@/domain/money/money'
import { AgreementRow, type AgreementRowProps } from '@/widgets/agreement-row'
import { Button } from '@/ui/button'
import { messages } from '@/ui/messages'
import { Price } from '@/ui/price'
import { StickyBar } from '@/ui/sticky-bar'
import './index.scss'

export interface PayBarProps {
  /** What is due now, in fen. */
  amountFen: number
  /** What is agreed to with the payment; absent where that has been done before. */
  consent?: AgreementRowProps
  onPay: () => void | Promise<unknown>
}

/** The agreements, what is due now, and the one button that takes the money. */
export function PayBar({ amountFen, consent, onPay }: PayBarProps) {
  return (
    <StickyBar className="pay-bar" above={consent && <AgreementRow {...consent} />}>
      <View className="grow">
        <Text className="pay-bar__label">{messages.dueNow}</Text>
        <Price amountFen={amountFen} size={22} />
      </View>
      <Button kind="blue" onPress={onPay}>
        {messages.pay(formatYuan(amountFen))}
      </Button>
    </StickyBar>
  )
}
