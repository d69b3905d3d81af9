import { pay, type PayBody } from '@/contract/endpoints/payment'
import { OrderAction } from '@/contract/enums/order'
import { PayMethod } from '@/contract/enums/payment'
import { ErrorCode } from '@/contract/errors'
import { Refusal } from '../../errors'
import { once } from '../idempotency/once'
import { amountDueFen } from '../order/amount-due'
import { lockOwnOrder } from '../order/find-order'
import type { OrderRow } from '../order/order-row'
import { actionsAt } from '../order/order-view'
import type { AttemptRow } from './attempt-row'
import { findLiveAttempt, insertAttempt } from './attempt-store'
import { closeOtherWay } from './close-other-way'
import type { MoneyContext } from './money-context'

/** Who pays, under which key, and from where. */
export interface PayRequest {
  userId: string
  key: string
  clientIp: string
}

/** The ways that a deposit can be paid. */
const PAYABLE_BY: ReadonlySet<PayMethod> = new Set([PayMethod.wechat])

const checkPayable = (order: OrderRow, body: PayBody, now: Date): void => {
  if (!PAYABLE_BY.has(body.payMethod)) throw new Refusal(ErrorCode.invalidField, { field: 'payMethod' })
  if (!actionsAt(order, now).includes(OrderAction.pay)) throw new Refusal(ErrorCode.orderStateChanged)
  if (body.amountFen !== amountDueFen(order)) throw new Refusal(ErrorCode.amountMismatch)
}

const isSameWay = (attempt: AttemptRow, body: PayBody): boolean =>
  attempt.method === body.payMethod && attempt.channel === body.channel

/** The order's live attempt was begun in another way (channel or method); nothing has been written. */
class BegunInAnotherWay extends Error {
  constructor(readonly attempt: AttemptRow) {
    super(`payment ${attempt.payNo} was begun in another way`)
  }
}

const claim = (context: MoneyContext, { userId, key }: PayRequest, body: PayBody): Promise<{ payNo: string }> =>
  context.database.transaction((tx) => {
    const now = context.clock.now()
    return once(tx, { userId, key, path: pay.path, body }, now, async () => {
      const order = await lockOwnOrder(tx, userId, body)
      checkPayable(order, body, now)
      const live = await findLiveAttempt(tx, order.id)
      if (live === undefined) {
        const { id: orderId, orderNo } = order
        const way = { method: body.payMethod, channel: body.channel, gateway: context.payments.name }
        return { payNo: await insertAttempt(tx, { orderId, orderNo, amountFen: amountDueFen(order), ...way }, now) }
      }
      if (!isSameWay(live, body)) throw new BegunInAnotherWay(live)
      return { payNo: live.payNo }
    })
  })

/**
 * Finds or writes the one live attempt of an order, before the provider hears of it. One that was begun in another way
 * is closed at the provider first.
 *
 * @throws Refusal orderNotFound, orderStateChanged, amountMismatch, invalidField, idempotencyKeyReused, and
 *   paymentInProgress while the other attempt cannot be closed.
 */
export const claimAttempt = async (context: MoneyContext, request: PayRequest, body: PayBody): Promise<{ payNo: string }> => {
  try {
    return await claim(context, request, body)
  } catch (error) {
    if (!(error instanceof BegunInAnotherWay)) throw error
    await closeOtherWay(context, error.attempt)
  }
  return claim(context, request, body)
}
