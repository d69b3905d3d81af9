import { cancel } from '@/wire/endpoints/order'
import type { CancelBody } from '@/wire/schemas/order-calls'
import type { OrderDetail } from '@/wire/schemas/order'
import { once } from '../../idempotency/once'
import { closeLiveAttempts } from '../../payment/attempt/attempt-statements'
import type { ServerContext } from '../../../context/server-context'
import { advanceOrder } from '../../order-record/life/advance-order'
import { lockOwnOrder } from '../../order-record/row/find-order'
import { releaseLinked } from '../../order-record/life/linked-order'
import { readOrder } from '../reading/read-order'
import { readOptionalReason } from './shopper-reason'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'

/**
 * Cancels an unpaid order: its place and the small deposit linked to it are free again, and a payment that was begun is
 * closed at the provider by the worker. Money that arrives nevertheless goes back.
 *
 * @throws Refusal orderNotFound, orderStateChanged, reasonRequired, idempotencyKeyReused.
 */
export const cancelOrder = (
  { database, clock }: ServerContext,
  userId: string,
  key: string,
  body: CancelBody,
): Promise<OrderDetail> =>
  database.hotTransaction((tx) => {
    const at = clock.now()
    return once(tx, { userId, key, path: cancel.path, body }, at, async () => {
      const reason = readOptionalReason(body.reason)
      const order = await lockOwnOrder(tx, userId, body)
      await tx.query('UPDATE orders SET reason = $2 WHERE id = $1', [order.id, reason])
      await closeLiveAttempts(tx, [order.id], at)
      await releaseLinked(tx, [order.id])
      await advanceOrder(tx, order.id, { step: OrderStep.cancel, actor: OrderActor.shopper, at })
      return readOrder(tx, userId, order.id, at)
    })
  })
