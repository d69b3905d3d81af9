import { refund as refundEndpoint, type RefundBody } from '@/contract/endpoints/order'
import type { OrderDetail } from '@/contract/entities/order'
import { ErrorCode } from '@/contract/errors'
import { Refusal } from '../../errors'
import { once } from '../idempotency/once'
import { advanceOrder } from '../order/advance-order'
import { lockOwnOrder } from '../order/find-order'
import { readOrder } from '../order/read-order'
import { readReason } from '../order/shopper-reason'
import { OrderActor, OrderStep } from '../order/transitions'
import { findAttempt } from '../payment/attempt-store'
import type { MoneyContext } from '../payment/money-context'
import { insertRefund } from './insert-refund'

/**
 * Applies for the refund of a whole small deposit. The order is refunding until the worker has brought the money back.
 *
 * @throws Refusal reasonRequired, orderNotFound, paymentNotFound when `payNo` did not pay this order,
 *   orderStateChanged, idempotencyKeyReused.
 */
export const requestRefund = (
  { database, clock }: MoneyContext,
  userId: string,
  key: string,
  body: RefundBody,
): Promise<OrderDetail> =>
  database.transaction((tx) => {
    const at = clock.now()
    return once(tx, { userId, key, path: refundEndpoint.path, body }, at, async () => {
      const reason = readReason(body.refundReasons)
      const order = await lockOwnOrder(tx, userId, body)
      const attempt = await findAttempt(tx, body.payNo)
      if (attempt?.orderId !== order.id) throw new Refusal(ErrorCode.paymentNotFound)
      await advanceOrder(tx, order.id, { step: OrderStep.applyRefund, actor: OrderActor.shopper, at })
      // An attempt that was not paid, or was the second payment of the order and went back by itself, has nothing to give.
      const isWritten = await insertRefund(tx, { payNo: attempt.payNo, cause: 'shopper', reason }, at)
      if (!isWritten) throw new Refusal(ErrorCode.paymentNotFound)
      await tx.query('UPDATE orders SET reason = $2, refund_applied_at = $3 WHERE id = $1', [order.id, reason, at])
      return readOrder(tx, userId, order.id, at)
    })
  })
