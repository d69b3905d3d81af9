import { PaymentPlan } from '@/wire/enums/finance'
import { OrderType } from '@/wire/enums/order'
import type { Payable } from './payable'

/** What is paid: by these names the texts are found. */
export type Purpose = 'small' | 'big' | 'balance' | 'downPayment'

/** A deposit by its order's type; a part by who pays the rest. */
export const purposeOf = ({ order, part }: Pick<Payable, 'order' | 'part'>): Purpose => {
  if (part === null) return order.orderType === OrderType.small ? 'small' : 'big'
  return order.purchaseSchemeType === PaymentPlan.finance ? 'downPayment' : 'balance'
}
