import type { OrderActionBody } from '@/wire/schemas/order-calls'
import type { FinanceApplication } from '@/wire/schemas/loan'
import type { Queryable } from '../../db/queryable'
import { once } from '../idempotency/once'
import { advanceOrder } from '../order-record/life/advance-order'
import { findOwnOrder, lockOwnOrder } from '../order-record/row/find-order'
import type { OrderRow } from '../order-record/row/order-row'
import { OrderActor, type OrderStep } from '../order-record/life/transitions'
import type { ServerContext } from '../../context/server-context'
import type { LoanRequest } from './loan-request'
import { readApplication } from './read-application'

/** What a change does beside moving the order; `order` is as it was before. */
export type ChangeApplication<Body> = (change: {
  tx: Queryable
  order: OrderRow
  body: Body
  at: Date
}) => Promise<unknown>

/**
 * Makes one change of an application: a guarded step of the order, which moves the application too, and what belongs to
 * it, once for a key. `step` is null for what moves nothing.
 *
 * @throws Refusal orderNotFound, orderStateChanged, idempotencyKeyReused, and what `change` refuses.
 */
export const changeApplication = <Body extends OrderActionBody>(
  { database, clock }: ServerContext,
  { userId, key, body }: LoanRequest<Body>,
  { path, step }: { path: string; step: OrderStep | null },
  change: ChangeApplication<Body>,
): Promise<FinanceApplication> =>
  database.transaction(async (tx) => {
    const at = clock.now()
    // The key keeps no papers: the application is read anew, as it is by now.
    await once(tx, { userId, key, path, body }, at, async () => {
      await lockOwnOrder(tx, userId, body)
      // Read once it is held: whoever had it before may have begun an application.
      const order = await findOwnOrder(tx, userId, body.id)
      if (step !== null) await advanceOrder(tx, order.id, { step, actor: OrderActor.shopper, at })
      await change({ tx, order, body, at })
      return { id: order.id }
    })
    return readApplication(tx, { userId, orderId: body.id, now: at })
  })
