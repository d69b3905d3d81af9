import { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { advanceOrders } from './advance-order'
import type { OrderRow } from '../row/order-row'
import { OrderActor, OrderStep } from './transitions'

/** The amount in fen of the paid small deposit that would be deducted. */
export const readLinkable = async (
  db: Queryable,
  userId: string,
  smallId: string,
  modelId: string,
): Promise<number> => {
  const row = await db.one<{ paidFen: number }>(
    `SELECT paid_fen AS "paidFen" FROM orders WHERE id = $1 AND user_id = $2 AND model_id = $3 AND order_type = $4
     AND deleted_at IS NULL`,
    [smallId, userId, modelId, OrderType.small],
  )
  if (row === undefined) throw new Refusal(ErrorCode.orderNotFound)
  // Not paid, or given back: only the guarded update of `linkSmallOrder` decides, but nothing can be deducted of zero.
  if (row.paidFen === 0) throw new Refusal(ErrorCode.orderStateChanged)
  return row.paidFen
}

/**
 * Reserves a paid small order for a big one, which must be written. From here it cannot be given back or linked again;
 * it closes when the big deposit is paid, and is free again when the big order ends unpaid.
 *
 * @throws Refusal orderStateChanged when it is not paid, or another big order has it.
 */
export const linkSmallOrder = async (
  tx: Queryable,
  big: Pick<OrderRow, 'id' | 'userId' | 'linkedFen'>,
  smallId: string,
): Promise<void> => {
  const rows = await tx.query(
    `UPDATE orders SET linked_to = $1 WHERE id = $2 AND user_id = $3 AND order_type = $4 AND status = $5
     AND linked_to IS NULL AND paid_fen = $6 RETURNING id`,
    [big.id, smallId, big.userId, OrderType.small, OrderStatus.paid, big.linkedFen],
  )
  if (rows.length === 0) throw new Refusal(ErrorCode.orderStateChanged)
}

/** Frees the small orders of big ones that end unpaid. The big ones must be locked. */
export const releaseLinked = async (tx: Queryable, bigIds: readonly string[]): Promise<void> => {
  await tx.query('UPDATE orders SET linked_to = NULL WHERE linked_to = ANY($1)', [bigIds])
}

/** Locks the small order that a big one has taken over, if there is one, and answers its id. The big one must be locked. */
export const lockLinked = async (tx: Queryable, bigId: string): Promise<string[]> => {
  const linked = await tx.query<{ id: string }>('SELECT id FROM orders WHERE linked_to = $1 FOR UPDATE', [bigId])
  return linked.map(({ id }) => id)
}

/** Closes the small order that a big one has taken over, now that the big deposit is paid. The big one must be locked. */
export const closeLinked = async (tx: Queryable, bigId: string, at: Date): Promise<void> => {
  const ids = await lockLinked(tx, bigId)
  await advanceOrders(tx, ids, { step: OrderStep.closeIntoBig, actor: OrderActor.provider, at })
}
