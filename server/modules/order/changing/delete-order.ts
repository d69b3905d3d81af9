import { deleted } from '@/wire/endpoints/order'
import type { OrderActionBody } from '@/wire/schemas/order-calls'
import { once } from '../../idempotency/once'
import type { ServerContext } from '../../../context/server-context'
import { advanceOrder } from '../../order-record/life/advance-order'
import { lockOwnOrder } from '../../order-record/row/find-order'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'

/**
 * Takes an ended order off the shopper's list. The row stays on the server.
 *
 * @throws Refusal orderNotFound, orderStateChanged while it has not ended, idempotencyKeyReused.
 */
export const deleteOrder = (
  { database, clock }: ServerContext,
  userId: string,
  key: string,
  body: OrderActionBody,
): Promise<{ id: string }> =>
  database.transaction((tx) => {
    const at = clock.now()
    return once(tx, { userId, key, path: deleted.path, body }, at, async () => {
      const order = await lockOwnOrder(tx, userId, body)
      await advanceOrder(tx, order.id, { step: OrderStep.delete, actor: OrderActor.shopper, at })
      await tx.query('UPDATE orders SET deleted_at = $2 WHERE id = $1', [order.id, at])
      return { id: order.id }
    })
  })
