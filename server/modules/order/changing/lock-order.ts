import { OrderStatus } from '@/wire/enums/order'
import { lock } from '@/wire/endpoints/order'
import type { OrderActionBody } from '@/wire/schemas/order-calls'
import type { OrderDetail } from '@/wire/schemas/order'
import type { Database, Queryable } from '../../../db/queryable'
import { once } from '../../idempotency/once'
import { APP_IS_OPEN } from '../../../db/app-is-open'
import type { DueWork } from '../../../db/due-work'
import type { ServerContext } from '../../../context/server-context'
import { advanceOrder } from '../../order-record/life/advance-order'
import { lockOwnOrder } from '../../order-record/row/find-order'
import { readOrder } from '../reading/read-order'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'
import { holdDueOrder, listDueOrders } from './due-orders'

const markLocked = (tx: Queryable, id: string, at: Date) =>
  tx.query('UPDATE orders SET locked_at = $2 WHERE id = $1', [id, at])

/**
 * Locks a big order whose deposit is paid: from here neither car nor buyer can be changed, and the deposit stays.
 *
 * @throws Refusal orderNotFound, orderStateChanged, idempotencyKeyReused.
 */
export const lockOrderByShopper = (
  { database, clock }: ServerContext,
  userId: string,
  key: string,
  body: OrderActionBody,
): Promise<OrderDetail> =>
  database.transaction((tx) => {
    const at = clock.now()
    return once(tx, { userId, key, path: lock.path, body }, at, async () => {
      const order = await lockOwnOrder(tx, userId, body)
      await advanceOrder(tx, order.id, { step: OrderStep.lock, actor: OrderActor.shopper, at })
      await markLocked(tx, order.id, at)
      return readOrder(tx, userId, order.id, at)
    })
  })

const NAME = 'locks'

/** The time to change a big order has passed; never while the app is closed, for nobody could change theirs. */
const IS_DUE = `status = ${OrderStatus.paid} AND lock_expires_at <= $1 AND ${APP_IS_OPEN}`

const lockByWorker = (database: Database, { id }: { id: string }, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await holdDueOrder(tx, id, IS_DUE, now))) return
    await advanceOrder(tx, id, { step: OrderStep.lock, actor: OrderActor.worker, at: now })
    await markLocked(tx, id, now)
  })

/** Locking big orders whose time to change has passed. */
export const dueLocks: DueWork = {
  name: NAME,
  listDue: (db, now) => listDueOrders(db, NAME, IS_DUE, now),
  doOne: lockByWorker,
}
