import { randomUUID } from 'node:crypto'
import { list } from '@/wire/endpoints/right'
import type { OrderDetail } from '@/wire/schemas/order'
import { recordUse } from '../../../server/modules/backoffice/right/record-use'
import type { Customer } from './customer'
import { openBigSale } from './big-order-steps'
import { paidCar } from './car-order'
import { deliveredOrder } from './delivered-order'
import { callAs, paidOrder } from './orders'
import type { Sale } from './sale'
import type { Storefront } from '../browser/storefront'

/** A right that came with an order of the customer's. */
export const firstRight = async (storefront: Storefront, customer: Customer): Promise<string> => {
  const [right] = await callAs(storefront, customer, list, {})
  if (right === undefined) throw new Error('who paid a deposit has no right')
  return right.id
}

/** Pays a small deposit, and that of a car beside it. */
export const carRights = async (storefront: Storefront, customer: Customer, sale: Sale): Promise<void> => {
  await paidOrder(storefront, customer)
  await openBigSale(sale, storefront)
  await paidCar(storefront, customer)
}

/** The right to charge of a car that was handed over, put there as `deliveredOrder` is. */
export const chargingRight = async (storefront: Storefront, customer: Customer): Promise<OrderDetail> => {
  const order = await deliveredOrder(storefront, customer)
  await storefront.database.query(
    `INSERT INTO order_right (id, order_id, rule_id, quantity)
     SELECT 'charging-' || $1, $1, id, quantity FROM right_rule WHERE id = 'charging-year'`,
    [order.id],
  )
  return order
}

/** A charger reports what somebody has charged. */
export const charge = (storefront: Storefront, { orderNo }: OrderDetail, amount: number) =>
  recordUse(
    storefront.database,
    randomUUID(),
    { orderNo, right: 'charging-year', amount, reference: randomUUID() },
    storefront.clock.now(),
  )
