import { OrderStatus } from '@/wire/enums/order'
import { lock } from '@/wire/endpoints/order'
import type { OrderActionBody } from '@/wire/schemas/order-calls'
import type { OrderDetail } from '@/wire/schemas/order'
import type { Database, Queryable } from '../../../db/queryable'
import { once } from '../../idempotency/once'
import { APP_IS_OPEN } from '../../../db/app-is-open'
import type { ServerContext } from '../../../context/server-context'
import { advanceOrder, advanceOrders } from '../../order-record/life/advance-order'
import { lockOwnOrder } from '../../order-record/row/find-order'
import { readOrder } from '../reading/read-order'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'

const BATCH_SIZE = 50

const markLocked = (tx: Queryable, ids: readonly string[], at: Date) =>
  tx.query('UPDATE orders SET locked_at = $2 WHERE id = ANY($1)', [ids, at])

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
      await markLocked(tx, [order.id], at)
      return readOrder(tx, userId, order.id, at)
    })
  })

/**
 * Locks a batch of big orders whose time to change has passed; none while the app is closed, for nobody could change
 * theirs. Rows that another process is working on are skipped. Returns how many were locked.
 */
export const lockDueOrders = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (tx) => {
    const due = await tx.query<{ id: string }>(
      `SELECT id FROM orders WHERE status = ${OrderStatus.paid} AND lock_expires_at <= $1 AND ${APP_IS_OPEN}
       ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, BATCH_SIZE],
    )
    const ids = due.map((order) => order.id)
    if (ids.length === 0) return 0
    const lockedIds = await advanceOrders(tx, ids, { step: OrderStep.lock, actor: OrderActor.worker, at: now })
    await markLocked(tx, lockedIds, now)
    return lockedIds.length
  })
