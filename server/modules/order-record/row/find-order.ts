import type { OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { run, type Statement } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import { ORDER_COLUMNS, ORDER_DATES, sayOrder, type OrderRow, type WrittenOrder } from './order-row'

const OWN_ORDER = `SELECT ${ORDER_COLUMNS} FROM orders WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`

/** The order of a statement that reads one. @throws Refusal orderNotFound when there is none. */
export const theOrder = ([order]: readonly WrittenOrder[]): OrderRow => {
  if (order === undefined) throw new Refusal(ErrorCode.orderNotFound)
  return sayOrder(order)
}

/** A shopper's own order, if there is one. */
export const ownOrder = (userId: string, id: string): Statement<WrittenOrder> => ({
  sql: OWN_ORDER,
  params: [id, userId],
  dates: ORDER_DATES,
})

/**
 * A shopper's own order.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order: they cannot be told apart.
 */
export const findOwnOrder = async (db: Queryable, userId: string, id: string): Promise<OrderRow> =>
  theOrder(await run(db, ownOrder(userId, id)))

/** Reads and locks a shopper's own order as `lockOwnOrder` does. */
export const heldOrder = (
  userId: string,
  { id, orderType }: { id: string; orderType: OrderType },
): Statement<WrittenOrder> => ({
  sql: `${OWN_ORDER} AND order_type = $3 FOR UPDATE`,
  params: [id, userId, orderType],
  dates: ORDER_DATES,
})

/**
 * A shopper's own order, locked until the transaction ends. Every change of an order takes this lock before it touches
 * attempts, refunds or allocations, so that two of them never wait for each other.
 *
 * @throws Refusal orderNotFound as `findOwnOrder`, and when the order is of another type than asked for.
 */
export const lockOwnOrder = async (
  tx: Queryable,
  userId: string,
  { id, orderType }: { id: string; orderType: OrderType },
): Promise<OrderRow> => theOrder(await run(tx, heldOrder(userId, { id, orderType })))

/** An order by id, of any shopper. */
export const findOrder = async (db: Queryable, id: string): Promise<OrderRow | undefined> => {
  const order = await db.one<WrittenOrder>(`SELECT ${ORDER_COLUMNS} FROM orders WHERE id = $1`, [id])
  return order && sayOrder(order)
}

/** Reads and locks the order of a payment, of any shopper. For notices and the worker. */
export const heldOrderOfPayment = (payNo: string): Statement<WrittenOrder> => ({
  sql: `SELECT ${ORDER_COLUMNS} FROM orders
    WHERE id = (SELECT order_id FROM payment_attempt WHERE pay_no = $1) FOR UPDATE OF orders`,
  params: [payNo],
  dates: ORDER_DATES,
})

/** An order by id, of any shopper, locked until the transaction ends. For notices and the worker. */
export const lockOrder = async (tx: Queryable, id: string): Promise<OrderRow | undefined> => {
  const order = await tx.one<WrittenOrder>(`SELECT ${ORDER_COLUMNS} FROM orders WHERE id = $1 FOR UPDATE`, [id])
  return order && sayOrder(order)
}
