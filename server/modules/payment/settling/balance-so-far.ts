import type { Queryable } from '../../../db/queryable'
import { run, type Statement } from '../../../db/together'
import { PayPurpose, PayStatus } from '@/wire/enums/payment'
import { amountDueFen, leftToPayFen } from '@/domain/payment/amount-due'
import type { OrderRow } from '../../order-record/row/order-row'
import { COUNTED } from '../../refund/refund-row'
import { ANNOUNCED, ON_ITS_WAY } from '../attempt/attempt-codes'

/** What has been done about an order's balance or down payment, in fen. */
export interface BalanceSoFar {
  dueFen: number
  /** What of it may still be paid or announced. */
  leftFen: number
  /** Announced transfers, which nobody has matched yet. */
  announcedFen: number
  /** The live attempt, once the provider or the till has it in hand. */
  inHandFen: number
  /** Payments that were made or announced; one of which the office gave something back still counts. */
  partsMade: number
}

type Sums = Omit<BalanceSoFar, 'dueFen' | 'leftFen'>

/** What an order's payments of its balance come to. */
export const balanceSums = (orderId: string): Statement<Sums> => ({
  sql: `SELECT coalesce(sum(amount_fen) FILTER (WHERE ${ON_ITS_WAY}), 0)::int AS "announcedFen",
      coalesce(sum(amount_fen)
        FILTER (WHERE status = ${PayStatus.pending} AND method NOT IN ${ANNOUNCED}), 0)::int AS "inHandFen",
      count(*) FILTER (WHERE ${COUNTED} OR ${ON_ITS_WAY})::int AS "partsMade"
    FROM payment_attempt attempt WHERE order_id = $1 AND purpose = $2`,
  params: [orderId, PayPurpose.balance],
})

/** What they leave of an order. */
export const balanceSoFar = (order: OrderRow, [sums]: readonly Sums[]): BalanceSoFar => {
  if (sums === undefined) throw new Error('an aggregate answered no row')
  const dueFen = amountDueFen(order)
  return { ...sums, dueFen, leftFen: leftToPayFen(dueFen, sums.announcedFen) }
}

/** Reads it by itself; one's own rows of a locked order do not change until the transaction ends. */
export const readBalanceSoFar = async (db: Queryable, order: OrderRow): Promise<BalanceSoFar> =>
  balanceSoFar(order, await run(db, balanceSums(order.id)))
