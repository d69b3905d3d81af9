import { PayGateway } from '@/wire/enums/payment'
import { ASK_PAUSES_MS } from './ask-schedule'
import { applyProviderState, type ApplyOutcome } from './apply-provider-state'
import type { ServerContext } from '../../../context/server-context'
import { ANNOUNCED, LIVE } from '../attempt/attempt-codes'
import type { Queryable } from '../../../db/queryable'
import { run, type Statement } from '../../../db/together'
import type { ProviderPayment } from '../../../gateways/pay/payment-gateway'
import { gatewayNamed } from '../../../gateways/pay/pay-gateways'
import { countFailure } from '../../../system/failed-jobs'

/** An attempt whose asking was counted. */
interface Counted {
  payNo: string
  gateway: PayGateway
  askedAt: Date
}

/**
 * Counts that the provider is asked, before it is: a process that dies leaves the next try to another one.
 *
 * @param which - SQL that names the attempt by the first parameter.
 */
const counted = (which: string, param: string, askedAt: Date): Statement<Counted> => ({
  sql: `UPDATE payment_attempt SET asked_times = asked_times + 1, last_asked_at = $2, next_ask_at = CASE
      WHEN status IN ${LIVE} THEN $2::timestamptz + ($3::int[])[least(asked_times + 1, $4)] * interval '1 ms'
      ELSE next_ask_at END
    WHERE ${which} RETURNING pay_no AS "payNo", gateway, last_asked_at AS "askedAt"`,
  params: [param, askedAt, ASK_PAUSES_MS, ASK_PAUSES_MS.length],
  dates: ['askedAt'],
})

/** A provider limits how often it is asked, for all shoppers together. */
const ASK_AGAIN_AFTER_MS = 2_000

/**
 * Counts it for the live attempt of an order that a statement before it has found, if a provider can be asked about it and
 * was not asked a moment ago.
 */
export const countedOfOrder = (orderId: string, askedAt: Date, after: string): Statement<Counted> =>
  counted(
    `order_id = $1 AND status IN ${LIVE} AND method NOT IN ${ANNOUNCED} AND gateway <> '${PayGateway.offline}'
      AND (last_asked_at IS NULL OR last_asked_at <= $2::timestamptz - interval '${ASK_AGAIN_AFTER_MS} ms')
      AND EXISTS (SELECT FROM ${after})`,
    orderId,
    askedAt,
  )

/** With these the attempt is asked about again; any other ends that, or (money of another amount) answered nothing. */
const STILL_ASKED: ReadonlySet<ApplyOutcome> = new Set(['pending', 'open', 'unchanged'])

/** Books what the provider answered, and that it did where somebody may wonder. */
const bookAnswer = async (
  tx: Queryable,
  { payNo, askedAt }: Counted,
  state: ProviderPayment,
  now: Date,
): Promise<ApplyOutcome> => {
  const outcome = await applyProviderState(tx, payNo, state, now)
  if (STILL_ASKED.has(outcome))
    await tx.query('UPDATE payment_attempt SET answered_at = greatest(answered_at, $2) WHERE pay_no = $1', [
      payNo,
      askedAt,
    ])
  return outcome
}

/**
 * Asks the provider about an attempt whose asking was counted, and books the answer.
 *
 * @returns what came of it; `unchanged` also when the provider cannot be reached, which is logged: pending is not failed, and
 *   a question without an answer is not "nobody has paid" (`unanswered`).
 */
export const askCounted = async (context: ServerContext, asked: Counted): Promise<ApplyOutcome> => {
  const { database, clock, payments, logger } = context
  const { payNo } = asked
  const gateway = gatewayNamed(payments, asked.gateway)
  if (gateway === undefined) return 'unchanged'
  try {
    const state = await gateway.query(payNo)
    const outcome = await database.hotTransaction((tx) => bookAnswer(tx, asked, state, clock.now()))
    if (outcome === 'amountMismatch') logger.error({ payNo }, 'the provider was paid another amount than was asked for')
    return outcome
  } catch (error) {
    countFailure()
    logger.warn({ payNo, err: error }, 'the payment provider could not be asked')
    return 'unchanged'
  }
}

/** Asks the provider about an attempt now and books the answer, as `askCounted`. */
export const askProvider = async (context: ServerContext, payNo: string): Promise<ApplyOutcome> => {
  const [asked] = await run(context.database, counted('pay_no = $1', payNo, context.clock.now()))
  return asked === undefined ? 'unknownPayment' : askCounted(context, asked)
}
