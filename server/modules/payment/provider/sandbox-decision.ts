import type { SandboxDecision, PaymentAttempt } from '@/wire/schemas/payment'
import { PayGateway, PayStatus, SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { sandboxOf } from '../../../gateways/pay/choose-gateway'
import { onlyAfter, run, together, type Statement } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import { askProvider } from './ask-provider'
import { LIVE } from '../attempt/attempt-codes'
import { ATTEMPT_DATES, attemptView, isLive, SELECT_ATTEMPT, type AttemptRow } from '../attempt/attempt-row'
import type { SessionCheck } from '../../session/session-check'
import { newDecision } from '../../sandbox-decision/record-decision'
import type { ServerContext } from '../../../context/server-context'

const ownAttempt = (userId: string, payNo: string): Statement<AttemptRow> => ({
  sql: `${SELECT_ATTEMPT} WHERE attempt.pay_no = $1 AND orders.user_id = $2 AND orders.deleted_at IS NULL
    AND attempt.gateway = '${PayGateway.sandbox}'`,
  params: [payNo, userId],
  dates: ATTEMPT_DATES,
})

const theAttempt = ([attempt]: readonly AttemptRow[]): AttemptRow => {
  if (attempt === undefined) throw new Refusal(ErrorCode.paymentNotFound)
  return attempt
}

const OWN_IS_LIVE = `EXISTS (SELECT FROM own WHERE status IN ${LIVE})`

/** From here on the page waits: the shopper is done at the provider, which has not answered yet. */
const notedPaying = (payNo: string): Statement => ({
  sql: `UPDATE payment_attempt SET status = ${PayStatus.pending}
    WHERE pay_no = $1 AND status = ${PayStatus.created} AND ${OWN_IS_LIVE} RETURNING pay_no`,
  params: [payNo],
})

/**
 * Plays the shopper at the sandbox provider: success pays at once, delay in twenty seconds, failure declines. As with a
 * real provider, only a decline is known at once; of money the server learns by the notice.
 *
 * @throws Refusal notFound where a real gateway is configured, paymentNotFound for another user's attempt and for what
 *   no provider takes (a transfer, a till's code),
 *   orderStateChanged for one that has ended.
 */
export const decideSandbox = async (
  context: ServerContext,
  { userId, session }: { userId: string; session: SessionCheck },
  { payNo, outcome }: SandboxDecision,
): Promise<PaymentAttempt> => {
  const sandbox = sandboxOf(context.payments)
  if (sandbox === undefined) throw new Refusal(ErrorCode.notFound)
  const isDeclined = outcome === SandboxOutcome.failure
  const { own, ...asked } = await together(context.database, {
    session: session.statement,
    own: onlyAfter('session', ownAttempt(userId, payNo)),
    decision: newDecision({ subject: payNo, outcome }, context.clock.now(), OWN_IS_LIVE),
    ...(!isDeclined && { paying: notedPaying(payNo) }),
  })
  await session.accept(context.database, asked.session)
  const attempt = theAttempt(own)
  if (!isLive(attempt)) throw new Refusal(ErrorCode.orderStateChanged)
  await sandbox.decide(payNo, outcome)
  if (!isDeclined) return attemptView({ ...attempt, status: PayStatus.pending })
  await askProvider(context, payNo)
  return attemptView(theAttempt(await run(context.database, ownAttempt(userId, payNo))))
}
