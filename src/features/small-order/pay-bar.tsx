import { Text, View } from '@tarojs/components'
import { formatYuan } from '@/domain/money'
import { AgreementRow, type AgreementLink } from '@/ui/agreement-row'
import { Button } from '@/ui/button'
import { Price } from '@/ui/price'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import './pay-bar.scss'

interface PayBarProps {
  amountFen: number
  agreements: readonly AgreementLink[]
  isAgreed: boolean
  /** How often Pay was tapped without agreeing. */
  refusals: number
  onAgree: (isAgreed: boolean) => void
  onPay: () => void | Promise<unknown>
}

/** The agreements, what is due now, and the one button that places the order. */
export function PayBar({ amountFen, agreements, isAgreed, refusals, onAgree, onPay }: PayBarProps) {
  return (
    <StickyBar
      above={<AgreementRow agreements={agreements} isAgreed={isAgreed} refusals={refusals} onChange={onAgree} />}
    >
      <View className="grow">
        <Text className="pay-bar__label">{messages.dueNow}</Text>
        <Price amountFen={amountFen} size={22} />
      </View>
      <Button kind="blue" className="pay-bar__pay" onPress={onPay}>
        {messages.pay(formatYuan(amountFen))}
      </Button>
    </StickyBar>
  )
}
