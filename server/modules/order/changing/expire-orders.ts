import { OrderStatus } from '@/wire/enums/order'
import type { Database } from '../../../db/queryable'
import { APP_IS_OPEN } from '../../../db/app-is-open'
import { isReady, type DueWork } from '../../../db/due-work'
import { closeLiveAttempts } from '../../payment/attempt/attempt-statements'
import { advanceOrder } from '../../order-record/life/advance-order'
import { releaseLinked } from '../../order-record/life/linked-order'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'

const NAME = 'expiry'
const BATCH_SIZE = 50

/** The deadline has passed; never while the app is closed, for nobody could pay. */
const IS_DUE = `status = ${OrderStatus.pendingPayment} AND expires_at <= $1 AND ${APP_IS_OPEN}`

const expireOrder = (database: Database, { id }: { id: string }, now: Date): Promise<void> =>
  database.hotTransaction(async (tx) => {
    const due = await tx.one(`SELECT id FROM orders WHERE ${IS_DUE} AND id = $2 FOR UPDATE SKIP LOCKED`, [now, id])
    if (due === undefined) return
    await closeLiveAttempts(tx, [id], now)
    await releaseLinked(tx, [id])
    await advanceOrder(tx, id, { step: OrderStep.expire, actor: OrderActor.worker, at: now })
  })

/** Ending unpaid orders, and giving their places and linked small deposits back. */
export const dueExpiries: DueWork = {
  name: NAME,
  listDue: (db, now) =>
    db.query(`SELECT id FROM orders WHERE ${IS_DUE} AND ${isReady(NAME, 'orders.id')} ORDER BY id LIMIT $2`, [
      now,
      BATCH_SIZE,
    ]),
  doOne: expireOrder,
}
