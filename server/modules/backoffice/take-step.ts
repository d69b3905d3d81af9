import type { OrderStatus } from '@/contract/enums/order'
import { ErrorCode } from '@/contract/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../errors'
import { lockOrder } from '../order/find-order'
import type { OrderRow } from '../order/order-row'
import type { MoneyContext } from '../payment/money-context'
import type { StepCall } from './schemas'
import { steps } from './steps'

/** Where an order stands after a step. */
export interface StepReply {
  orderNo: string
  status: OrderStatus
}

const lockByNumber = async (tx: Queryable, orderNo: string): Promise<OrderRow> => {
  const found = await tx.one<{ id: string }>('SELECT id FROM orders WHERE order_no = $1', [orderNo])
  const order = found && (await lockOrder(tx, found.id))
  if (order === undefined) throw new Refusal(ErrorCode.orderNotFound)
  return order
}

/** Remembers the call; the same nonce again is a replay. */
const takeNonce = async (tx: Queryable, nonce: string, { id }: OrderRow, { step }: StepCall, at: Date): Promise<void> => {
  const rows = await tx.query(
    `INSERT INTO back_office_call (nonce, step, order_id, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (nonce) DO NOTHING RETURNING nonce`,
    [nonce, step, id, at],
  )
  if (rows.length === 0) throw new Refusal(ErrorCode.conflict)
}

/**
 * Takes one step of an order for factory, bank or dealer, with its milestone and its outbox row, once for a nonce.
 *
 * @throws Refusal orderNotFound, conflict for a replayed call or a booked reference, orderStateChanged where the table
 *   of transitions does not allow the step, amountMismatch, invalidField.
 */
export const takeStep = ({ database, clock }: MoneyContext, nonce: string, call: StepCall): Promise<StepReply> =>
  database.transaction(async (tx) => {
    const at = clock.now()
    const order = await lockByNumber(tx, call.orderNo)
    await takeNonce(tx, nonce, order, call, at)
    await steps[call.step]({ tx, order, call, at })
    const { status } = (await lockOrder(tx, order.id)) ?? order
    return { orderNo: order.orderNo, status }
  })
