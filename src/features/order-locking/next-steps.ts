import type { OrderDetail } from '@/wire/schemas/order'
import { PaymentPlan } from '@/wire/enums/finance'
import { formatYuan } from '@/domain/money/money'
import { messages } from './messages'

/** What follows once an order is locked; the last step is the one of its payment plan. */
export const nextSteps = ({
  purchaseSchemeType,
  balanceAmount,
}: Pick<OrderDetail, 'purchaseSchemeType' | 'balanceAmount'>) => {
  const left = formatYuan(balanceAmount)
  return [
    { title: messages.confirm, text: messages.confirmText },
    { title: messages.sign, text: messages.signText },
    purchaseSchemeType === PaymentPlan.finance
      ? { title: messages.finance, text: messages.financeText(left) }
      : { title: messages.balance, text: messages.balanceText(left) },
  ]
}
