import type { User } from '@/wire/schemas/account'
import { formatOrderNumber } from '@/domain/order/order-number'
import { maskMobile } from '@/domain/person/phone'
import { Card } from '@/ui/card'
import { KeyValues, type KeyValue } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { messages } from './messages'
import type { Payable } from './payable'

interface PayFactsProps extends Pick<Payable, 'order'> {
  user: User
}

/** Which order, whose account, and what is taken off. */
export function PayFacts({ order, user }: PayFactsProps) {
  const { orderNo, linkSmallOrderAmount } = order
  const rows: KeyValue[] = [
    { label: messages.orderNumber, value: formatOrderNumber(orderNo) },
    { label: messages.payingAccount, value: messages.account(user.nickName, maskMobile(user.phone)) },
  ]
  if (linkSmallOrderAmount > 0) {
    rows.push({
      label: messages.smallDeducted,
      value: <Price amountFen={linkSmallOrderAmount} meaning="deduction" />,
    })
  }
  return (
    <Card>
      <KeyValues rows={rows} />
    </Card>
  )
}
