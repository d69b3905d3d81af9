import { PayStatus } from '@/wire/enums/payment'
import type { PaymentStart } from '@/wire/schemas/payment'
import { ErrorCode } from '@/wire/errors'
import type { PaymentGateway, Prepay } from '../../../gateways/pay/payment-gateway'
import { Refusal } from '../../../http/errors'
import type { OrderRow } from '../../order-record/row/order-row'
import { attemptView, type AttemptRow } from '../attempt/attempt-row'
import type { ServerContext } from '../../../context/server-context'
import { LIVE } from '../attempt/attempt-codes'
import { walletWords } from './wallet-words-zh'

/** Who is charged, as far as the provider asks. */
export interface Payer {
  openId: string | null
  clientIp: string
}

/** A live attempt that is to be opened on the shopper's phone. */
export interface Opening {
  order: OrderRow
  attempt: AttemptRow
  payer: Payer
  gateway: PaymentGateway
}

const callProvider = async (
  { logger }: ServerContext,
  { order, attempt, payer, gateway }: Opening,
): Promise<Prepay> => {
  try {
    return await gateway.prepay({
      payNo: attempt.payNo,
      description: walletWords(order.orderType, attempt.purpose),
      amountFen: attempt.amountFen,
      channel: attempt.channel,
      expiresAt: attempt.expiresAt ?? order.expiresAt,
      ...payer,
    })
  } catch (error) {
    logger.warn({ payNo: attempt.payNo, err: error }, 'the payment provider did not open a payment')
    throw new Refusal(ErrorCode.unavailable)
  }
}

/**
 * Keeps what opens the provider. If the order ended while the provider was called, the attempt is closed: it must not
 * be handed out, and the worker closes it at the provider.
 *
 * @throws Refusal orderStateChanged then.
 */
const keepPrepay = async ({ database, clock }: ServerContext, payNo: string, prepay: Prepay): Promise<void> => {
  const { freshUntil, ...opener } = prepay
  const kept = await database.query(
    `UPDATE payment_attempt SET prepay = $2, prepay_fresh_until = $3 WHERE pay_no = $1 AND status IN ${LIVE}
     RETURNING pay_no`,
    [payNo, JSON.stringify(opener), freshUntil],
  )
  if (kept.length > 0) return
  await database.query(
    `UPDATE payment_attempt SET next_ask_at = $2 WHERE pay_no = $1 AND status = ${PayStatus.closed}`,
    [payNo, clock.now()],
  )
  throw new Refusal(ErrorCode.orderStateChanged)
}

/**
 * What opens the provider for a live attempt: what it answered before while that is fresh, else what it answers now to
 * the same number.
 *
 * @throws Refusal unavailable when the provider does not answer, orderStateChanged when the order ended meanwhile.
 */
export const openAtProvider = async (context: ServerContext, opening: Opening): Promise<PaymentStart> => {
  const { attempt } = opening
  const { prepay, prepayFreshUntil } = attempt
  const isFresh = prepayFreshUntil !== null && context.clock.now() < prepayFreshUntil
  if (prepay !== null && isFresh)
    return { attempt: attemptView(attempt), jsapiParams: prepay.jsapiParams, h5Url: prepay.h5Url }
  const opened = await callProvider(context, opening)
  await keepPrepay(context, attempt.payNo, opened)
  return { attempt: attemptView(attempt), jsapiParams: opened.jsapiParams, h5Url: opened.h5Url }
}
