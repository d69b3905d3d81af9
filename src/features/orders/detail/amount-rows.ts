import type { OrderDetail } from '@/wire/schemas/order'
import { OrderType } from '@/wire/enums/order'
import { messages } from '../messages'

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
  | 'saleTotalPrice'
  | 'depositAmount'
  | 'linkSmallOrderAmount'
  | 'balancePaidAmount'
  | 'discountInfoVOList'
>

/** The lines above the sum; what does not apply to the order is left out. */
export const amountRows = (order: Amounts): AmountRow[] => {
  const row = (label: string, amountFen: number, isDeduction = false): AmountRow => ({ label, amountFen, isDeduction })
  const { vehicleTotal, saleTotal, smallDeposit, bigDeposit, smallDeducted, balancePaid } = messages.amounts
  const discounts = order.discountInfoVOList.map(({ discountName, discountAmount }) =>
    row(discountName, discountAmount, true),
  )
  if (order.orderType === OrderType.small) return [row(smallDeposit, order.depositAmount), ...discounts]
  return [
    row(vehicleTotal, order.modelTotalPrice),
    ...discounts,
    row(saleTotal, discounts.length > 0 ? order.saleTotalPrice : 0),
    row(bigDeposit, order.depositAmount),
    row(smallDeducted, order.linkSmallOrderAmount, true),
    row(balancePaid, order.balancePaidAmount),
  ].filter(({ amountFen }) => amountFen > 0)
}
