import type { PayBody } from '@/wire/schemas/payment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { once } from '../../idempotency/once'
import { lockOwnOrder } from '../../order-record/row/find-order'
import type { OrderRow } from '../../order-record/row/order-row'
import type { AttemptRow } from '../attempt/attempt-row'
import { findAttempt, findLiveAttempt, insertAttempt, type NewAttempt } from '../attempt/attempt-statements'
import { checkPayable } from './check-payable'
import { closeOtherWay } from './close-other-way'
import type { ServerContext } from '../../../context/server-context'

/** Who pays, and under which key of which endpoint. */
export interface KeyedPayer {
  userId: string
  key: string
  path: string
}

/** The attempt that is wanted: what the shopper sent, and how it is made. */
export interface ClaimedWay extends Pick<NewAttempt, 'channel' | 'gateway' | 'nextAskAt'> {
  body: Pick<PayBody, 'id' | 'orderType' | 'amountFen' | 'payMethod'>
  /** Until when the attempt could be paid. */
  expiresAt: (order: OrderRow) => Date
}

const isSameWay = (attempt: AttemptRow, { body, channel }: ClaimedWay): boolean =>
  attempt.method === body.payMethod && attempt.channel === channel && attempt.amountFen === body.amountFen

/** The order's live attempt was begun in another way (channel, method, amount) or has run out; nothing has been written. */
class BegunInAnotherWay extends Error {
  constructor(readonly attempt: AttemptRow) {
    super(`payment ${attempt.payNo} was begun in another way`)
  }
}

const hasRunOut = ({ expiresAt }: AttemptRow, now: Date): boolean => expiresAt !== null && expiresAt <= now

const write = async (tx: Queryable, order: OrderRow, way: ClaimedWay, now: Date): Promise<string> => {
  const { body, channel, gateway, nextAskAt, expiresAt } = way
  const { id: orderId, orderNo } = order
  const purpose = await checkPayable(tx, order, body, now)
  const live = await findLiveAttempt(tx, orderId)
  if (live !== undefined && isSameWay(live, way) && !hasRunOut(live, now)) return live.payNo
  if (live !== undefined) throw new BegunInAnotherWay(live)
  const { amountFen, payMethod: method } = body
  const attempt = { orderId, orderNo, amountFen, purpose, method, channel, gateway, nextAskAt }
  return insertAttempt(tx, { ...attempt, expiresAt: expiresAt(order) }, now)
}

const claim = (context: ServerContext, payer: KeyedPayer, way: ClaimedWay): Promise<{ payNo: string }> =>
  context.database.transaction((tx) => {
    const now = context.clock.now()
    return once(tx, { ...payer, body: { ...way.body, channel: way.channel } }, now, async () => {
      const order = await lockOwnOrder(tx, payer.userId, way.body)
      return { payNo: await write(tx, order, way, now) }
    })
  })

const claimOrClose = async (context: ServerContext, payer: KeyedPayer, way: ClaimedWay): Promise<{ payNo: string }> => {
  try {
    return await claim(context, payer, way)
  } catch (error) {
    if (!(error instanceof BegunInAnotherWay)) throw error
    await closeOtherWay(context, error.attempt)
  }
  try {
    return await claim(context, payer, way)
  } catch (error) {
    // Somebody was quicker: a till with the code, or the same shopper elsewhere.
    if (error instanceof BegunInAnotherWay) throw new Refusal(ErrorCode.paymentInProgress)
    throw error
  }
}

/**
 * Finds or writes the one live attempt of an order, before any provider hears of it. One that was begun in another way
 * is closed first, at the provider if it has one.
 *
 * @throws Refusal as `checkPayable`, orderNotFound, idempotencyKeyReused, and paymentInProgress while the other attempt
 *   cannot be closed.
 */
export const claimAttempt = async (context: ServerContext, payer: KeyedPayer, way: ClaimedWay): Promise<AttemptRow> => {
  const { payNo } = await claimOrClose(context, payer, way)
  const attempt = await findAttempt(context.database, payNo)
  if (attempt === undefined) throw new Refusal(ErrorCode.paymentNotFound)
  return attempt
}
