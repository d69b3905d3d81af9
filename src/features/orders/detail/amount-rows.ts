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
  return [
    row(vehicleTotal, order.modelTotalPrice),
    ...order.discountInfoVOList.map(({ discountName, discountAmount }) => row(discountName, discountAmount, true)),
    row(saleTotal, order.discountInfoVOList.length > 0 ? order.saleTotalPrice : 0),
    row(order.orderType === OrderType.small ? smallDeposit : bigDeposit, order.depositAmount),
    row(smallDeducted, order.linkSmallOrderAmount, true),
    row(balancePaid, order.balancePaidAmount),
  ].filter(({ amountFen }) => amountFen > 0)
}
