import { OrderStatus } from '@/wire/enums/order'
import type { Database } from '../../../db/queryable'
import { APP_IS_OPEN } from '../../../db/app-is-open'
import { closeLiveAttempts } from '../../payment/attempt/attempt-statements'
import { advanceOrders } from '../../order-record/life/advance-order'
import { releaseLinked } from '../../order-record/life/linked-order'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'

const BATCH_SIZE = 50

/**
 * Ends a batch of unpaid orders whose deadline has passed and gives their places and linked small deposits back; none
 * while the app is closed, for nobody could pay. Rows that another process is working on are skipped. Returns how many
 * were ended.
 */
export const expireOrders = (database: Database, now: Date): Promise<number> =>
  database.hotTransaction(async (tx) => {
    const due = await tx.query<{ id: string }>(
      `SELECT id FROM orders WHERE status = ${OrderStatus.pendingPayment} AND expires_at <= $1 AND ${APP_IS_OPEN}
       ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, BATCH_SIZE],
    )
    const ids = due.map((order) => order.id)
    if (ids.length === 0) return 0
    await closeLiveAttempts(tx, ids, now)
    await releaseLinked(tx, ids)
    const closed = await advanceOrders(tx, ids, { step: OrderStep.expire, actor: OrderActor.worker, at: now })
    return closed.length
  })
