import type { PayBody } from '@/wire/schemas/payment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { together } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import { onceHolding, replyKept, type KeyedRequest } from '../../idempotency/once'
import { findOwnOrder, heldOrder, theOrder } from '../../order-record/row/find-order'
import type { OrderRow } from '../../order-record/row/order-row'
import type { AttemptRow } from '../attempt/attempt-row'
import { findAttempt, liveAttempt, newAttempt, type NewAttempt } from '../attempt/attempt-statements'
import { checkPayable } from './check-payable'
import { closeOtherWay } from './close-other-way'
import type { ServerContext } from '../../../context/server-context'

/** Who pays, and under which key of which endpoint. */
export type KeyedPayer = Omit<KeyedRequest, 'body'>

/** The attempt that is wanted: what the shopper sent, and how it is made. */
export interface ClaimedWay extends Pick<NewAttempt, 'channel' | 'gateway' | 'nextAskAt'> {
  body: Pick<PayBody, 'id' | 'orderType' | 'amountFen' | 'payMethod'>
  /** Until when the attempt could be paid. */
  expiresAt: (order: OrderRow) => Date
}

const isSameWay = (attempt: AttemptRow, { body, channel }: ClaimedWay): boolean =>
  attempt.method === body.payMethod && attempt.channel === channel && attempt.amountFen === body.amountFen

/** The order's live attempt was begun in another way (channel, method, amount) or has run out; nothing has been written. */
class LiveAttemptUnfit extends Error {
  constructor(readonly attempt: AttemptRow) {
    super(`payment ${attempt.payNo} was begun in another way, or has run out`)
  }
}

const hasRunOut = ({ expiresAt }: AttemptRow, now: Date): boolean => expiresAt !== null && expiresAt <= now

/** The order's live attempt, or a new one, whose number is kept as the key's reply in the statement that writes it. */
const findOrWrite = async (
  tx: Queryable,
  request: KeyedRequest,
  order: OrderRow,
  way: ClaimedWay,
  now: Date,
): Promise<{ attempt: AttemptRow; isNew: boolean }> => {
  const { body, channel, gateway, nextAskAt, expiresAt } = way
  const { id: orderId, orderNo } = order
  const purpose = await checkPayable(tx, order, body, now)
  const { amountFen, payMethod: method } = body
  const attempt = { orderId, orderNo, amountFen, purpose, method, channel, gateway, nextAskAt }
  const { live, made } = await together(tx, {
    live: liveAttempt(orderId),
    made: newAttempt({ ...attempt, expiresAt: expiresAt(order) }, now, 'SELECT FROM live'),
    kept: replyKept(request, { sql: `json_build_object('payNo', made."payNo")`, from: 'made' }),
  })
  const [before, written] = [live[0], made[0]]
  if (before === undefined && written !== undefined) return { attempt: written, isNew: true }
  if (before === undefined) throw new Error('the new attempt answered no row')
  if (isSameWay(before, way) && !hasRunOut(before, now)) return { attempt: before, isNew: false }
  throw new LiveAttemptUnfit(before)
}

/** What a key's try came to; the attempt itself only where this very try has found or written it. */
interface Claimed {
  payNo: string
  attempt?: AttemptRow
  order?: OrderRow
}

const claim = (context: ServerContext, payer: KeyedPayer, way: ClaimedWay): Promise<Claimed> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now()
    const request = { ...payer, body: { ...way.body, channel: way.channel } }
    let fresh: Omit<Claimed, 'payNo'> = {}
    const held = { order: heldOrder(payer.userId, way.body) }
    const { payNo } = await onceHolding(tx, request, now, held, async (rows) => {
      const order = theOrder(rows.order)
      const { attempt, isNew } = await findOrWrite(tx, request, order, way, now)
      fresh = { attempt, order }
      return { reply: { payNo: attempt.payNo }, isKept: isNew }
    })
    return { payNo, ...fresh }
  })

const claimOrClose = async (context: ServerContext, payer: KeyedPayer, way: ClaimedWay): Promise<Claimed> => {
  try {
    return await claim(context, payer, way)
  } catch (error) {
    if (!(error instanceof LiveAttemptUnfit)) throw error
    await closeOtherWay(context, error.attempt)
  }
  try {
    return await claim(context, payer, way)
  } catch (error) {
    // Somebody was quicker: a till with the code, or the same shopper elsewhere.
    if (error instanceof LiveAttemptUnfit) throw new Refusal(ErrorCode.paymentInProgress)
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
export const claimAttempt = async (
  context: ServerContext,
  payer: KeyedPayer,
  way: ClaimedWay,
): Promise<{ attempt: AttemptRow; order: OrderRow }> => {
  const claimed = await claimOrClose(context, payer, way)
  const attempt = claimed.attempt ?? (await findAttempt(context.database, claimed.payNo))
  if (attempt === undefined) throw new Refusal(ErrorCode.paymentNotFound)
  const order = claimed.order ?? (await findOwnOrder(context.database, payer.userId, attempt.orderId))
  return { attempt, order }
}
