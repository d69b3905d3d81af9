import { refund as refundEndpoint } from '@/wire/endpoints/order'
import type { RefundBody } from '@/wire/schemas/order-calls'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderAction } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { once } from '../../idempotency/once'
import { advanceOrder } from '../../order-record/life/advance-order'
import { lockOwnOrder } from '../../order-record/row/find-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { actionsAt } from '../../order-record/life/order-actions'
import { readOrder } from '../reading/read-order'
import { readReason } from './shopper-reason'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'
import type { ServerContext } from '../../../context/server-context'
import { depositPayments, refundDeposit } from '../../refund/refund-deposit'

/** An attempt that was not paid, or was the second payment of the order and went back by itself, gives nothing back. */
const checkPayNo = async (tx: Queryable, order: OrderRow, payNo: string): Promise<void> => {
  const payments = await depositPayments(tx, order.id)
  if (!payments.some((payment) => payment.payNo === payNo)) throw new Refusal(ErrorCode.paymentNotFound)
}

/**
 * Applies for the refund of a whole deposit, with the small one that a big order took over. The order is refunding
 * until the worker has brought the money back.
 *
 * @throws Refusal reasonRequired, orderNotFound, paymentNotFound when `payNo` did not pay this order,
 *   orderStateChanged, idempotencyKeyReused.
 */
export const requestRefund = (
  { database, clock }: ServerContext,
  userId: string,
  key: string,
  body: RefundBody,
): Promise<OrderDetail> =>
  database.hotTransaction((tx) => {
    const at = clock.now()
    return once(tx, { userId, key, path: refundEndpoint.path, body }, at, async () => {
      const reason = readReason(body.refundReasons)
      const order = await lockOwnOrder(tx, userId, body)
      if (!actionsAt(order, at).includes(OrderAction.applyRefund)) throw new Refusal(ErrorCode.orderStateChanged)
      await checkPayNo(tx, order, body.payNo)
      await advanceOrder(tx, order.id, { step: OrderStep.applyRefund, actor: OrderActor.shopper, at })
      await refundDeposit(tx, order.id, reason, at)
      await tx.query('UPDATE orders SET reason = $2, refund_applied_at = $3 WHERE id = $1', [order.id, reason, at])
      return readOrder(tx, userId, order.id, at)
    })
  })
