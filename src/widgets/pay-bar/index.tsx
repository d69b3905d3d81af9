import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatYuan } from '@/domain/money/money'
import { Button } from '@/ui/button'
import { Price } from '@/ui/price'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import './index.scss'

export interface PayBarProps {
  /** What is due now, in fen. */
  amountFen: number
  /** Over the bar: what is agreed to with the payment, where that has not been done before. */
  above?: ReactNode
  /** The amount is being worked out. */
  isPending?: boolean
  onPay: () => void | Promise<unknown>
}

/** What is due now, and the one button that takes the money. */
export function PayBar({ amountFen, above, isPending = false, onPay }: PayBarProps) {
  return (
    <StickyBar className="pay-bar" above={above}>
      <View className="grow">
        <Text className="pay-bar__label">{messages.dueNow}</Text>
        <Price amountFen={amountFen} size={22} />
      </View>
      <Button kind="blue" isDisabled={isPending} onPress={onPay}>
        {messages.pay(formatYuan(amountFen))}
      </Button>
    </StickyBar>
  )
}
