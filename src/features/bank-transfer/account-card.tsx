import { View } from '@tarojs/components'
import type { BankTransfer } from '@/wire/schemas/balance'
import { PayStatus } from '@/wire/enums/payment'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { copyText } from '@/ui/popup/copy'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import { messages } from './messages'
import './account-card.scss'

/** How much goes where, and under which remark; each to be copied. */
export function AccountCard({ transfer }: { transfer: BankTransfer }) {
  const { attempt, payee, remark } = transfer
  const rows = [
    { label: messages.payee, value: payee.name },
    { label: messages.bank, value: payee.bank },
    { label: messages.account, value: payee.account },
    { label: messages.remark, value: remark },
  ]
  return (
    <Card>
      <View className="account__hint">
        {attempt.payStatus === PayStatus.paid ? messages.received : messages.exactly}
      </View>
      <View className="account__amount">
        <Price amountFen={attempt.amountFen} size={22} />
      </View>
      {rows.map(({ label, value }) => (
        <View key={label} className="account__row">
          <View className="grow">
            <View className="account__label">{label}</View>
            <View className="t-strong">{value}</View>
          </View>
          <Pressable className="account__copy" label={messages.copy(label)} onPress={() => void copyText(value)}>
            <ExtraIcon name="copy" size={20} />
          </Pressable>
        </View>
      ))}
    </Card>
  )
}
