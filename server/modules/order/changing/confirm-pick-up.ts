import type { ConfirmPickUpBody } from '@/wire/schemas/order-calls'
import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../../http/errors'
import type { ServerContext } from '../../../context/server-context'
import { advanceOrder } from '../../order-record/life/advance-order'
import { lockOwnOrder } from '../../order-record/row/find-order'
import { readOrder } from '../reading/read-order'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'

/**
 * Keeps that the planned hour of the pick-up suits the shopper, until it is planned anew. Saying it again changes nothing.
 *
 * @throws Refusal orderNotFound, pickUpMoved when another hour is planned, orderStateChanged unless a pick-up is waited for.
 */
export const confirmPickUpOfOrder = (
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  userId: string,
  body: ConfirmPickUpBody,
): Promise<OrderDetail> =>
  database.transaction(async (tx) => {
    const at = clock.now()
    const order = await lockOwnOrder(tx, userId, body)
    if (order.place.store.expectedDeliveryerTime !== body.deliveryTime) throw new Refusal(ErrorCode.pickUpMoved)
    if (order.pickUpConfirmedAt === null) {
      await advanceOrder(tx, order.id, { step: OrderStep.confirmPickUp, actor: OrderActor.shopper, at })
      await tx.query('UPDATE orders SET pick_up_confirmed_at = $2 WHERE id = $1', [order.id, at])
    }
    return readOrder(tx, userId, order.id, at)
  })
