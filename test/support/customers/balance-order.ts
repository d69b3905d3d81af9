import type { OrderDetail } from '@/wire/schemas/order'
import { ContractStatus, OrderStatus, OrderType } from '@/wire/enums/order'
import type { Customer } from './customer'
import { paidOrder, readOrder } from './orders'
import type { Storefront } from '../browser/storefront'

/** What is left of the car of `balanceOrder`, in fen. */
export const BALANCE_FEN = 10_000_000

/** As much of a car as the pages of its money read. */
const carOf = ({ depositAmount }: OrderDetail) => ({
  version: {
    displayName: 'Long Range',
    attributeName: 'Long Range',
    salePrice: 0,
    price: 0,
    pnoTwelve: 'VL7R80226A02',
  },
  attributes: [],
  pnoEighteen: null,
  totalFen: depositAmount + BALANCE_FEN,
  picture: null,
  lights: [],
  deliveryWeeks: null,
  otherWheels: null,
})

/**
 * An order with a signed contract that waits for its balance. It is put there: while the big deposit is on sale no small
 * one is, which other tests of the same storefront need.
 */
export const balanceOrder = async (storefront: Storefront, customer: Customer): Promise<OrderDetail> => {
  const order = await paidOrder(storefront, customer)
  await storefront.database.query(
    `UPDATE orders SET order_type = $2, status = $3, contract_status = $4, car = $5, locked_at = $6, lock_expires_at = $6
     WHERE id = $1`,
    [
      order.id,
      OrderType.big,
      OrderStatus.pendingFinalPayment,
      ContractStatus.passed,
      JSON.stringify(carOf(order)),
      storefront.clock.now(),
    ],
  )
  return readOrder(storefront, customer, order.id)
}
