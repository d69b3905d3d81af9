import type { OrderDetail } from '@/wire/schemas/order'
import { messages } from '../messages'
import { ORDER_TYPE_LABELS } from '../order-type-label'

/** One line of what an order costs. */
export interface AmountRow {
  label: string
  amountFen: number
  isDeduction: boolean
}

type Amounts = Pick<
  OrderDetail,
  | 'orderType'
  | 'modelTotalPrice'
  | 'depositAmount'
  | 'linkSmallOrderAmount'
  | 'balancePaidAmount'
  | 'discountInfoVOList'
>

/** The lines above the sum; what does not apply to the order is left out. */
export const amountRows = (order: Amounts): AmountRow[] => {
  const row = (label: string, amountFen: number, isDeduction = false): AmountRow => ({ label, amountFen, isDeduction })
  const { vehicleTotal, smallDeducted, balancePaid } = messages.amounts
  return [
    row(vehicleTotal, order.modelTotalPrice),
    ...order.discountInfoVOList.map(({ discountName, discountAmount }) => row(discountName, discountAmount, true)),
    row(ORDER_TYPE_LABELS[order.orderType], order.depositAmount),
    row(smallDeducted, order.linkSmallOrderAmount, true),
    row(balancePaid, order.balancePaidAmount),
  ].filter(({ amountFen }) => amountFen > 0)
}
