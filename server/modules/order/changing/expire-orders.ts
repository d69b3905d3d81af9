import { OrderStatus } from '@/wire/enums/order'
import type { Database } from '../../../db/queryable'
import { APP_IS_OPEN } from '../../../db/app-is-open'
import type { DueWork } from '../../../db/due-work'
import { closeLiveAttempts } from '../../payment/attempt/attempt-statements'
import { advanceOrder } from '../../order-record/life/advance-order'
import { releaseLinked } from '../../order-record/life/linked-order'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'
import { holdDueOrder, listDueOrders } from './due-orders'

const NAME = 'expiry'

/** The deadline has passed; never while the app is closed, for nobody could pay. */
const IS_DUE = `status = ${OrderStatus.pendingPayment} AND expires_at <= $1 AND ${APP_IS_OPEN}`

const expireOrder = (database: Database, { id }: { id: string }, now: Date): Promise<void> =>
  database.hotTransaction(async (tx) => {
    if (!(await holdDueOrder(tx, id, IS_DUE, now))) return
    await closeLiveAttempts(tx, [id], now)
    await releaseLinked(tx, [id])
    await advanceOrder(tx, id, { step: OrderStep.expire, actor: OrderActor.worker, at: now })
  })

/** Ending unpaid orders, and giving their places and linked small deposits back. */
export const dueExpiries: DueWork = {
  name: NAME,
  listDue: (db, now) => listDueOrders(db, NAME, IS_DUE, now),
  doOne: expireOrder,
}
