import type { SandboxDecision, PaymentAttempt } from '@/wire/schemas/payment'
import { PayStatus, SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { sandboxOf } from '../../../gateways/pay/choose-gateway'
import { Refusal } from '../../../http/errors'
import { askProvider } from './ask-provider'
import { attemptView, isLive, SELECT_ATTEMPT, type AttemptRow } from '../attempt/attempt-row'
import { recordDecision } from '../../sandbox-decision/record-decision'
import type { ServerContext } from '../../../context/server-context'

const findOwnAttempt = async ({ database }: ServerContext, userId: string, payNo: string): Promise<AttemptRow> => {
  const sql = `${SELECT_ATTEMPT} WHERE attempt.pay_no = $1 AND orders.user_id = $2 AND orders.deleted_at IS NULL`
  const attempt = await database.one<AttemptRow>(sql, [payNo, userId])
  if (attempt === undefined) throw new Refusal(ErrorCode.paymentNotFound)
  return attempt
}

/** From here on the page waits: the shopper is done at the provider, which has not answered yet. */
const notePaying = ({ database }: ServerContext, payNo: string): Promise<unknown> =>
  database.query(
    `UPDATE payment_attempt SET status = ${PayStatus.pending} WHERE pay_no = $1 AND status = ${PayStatus.created}`,
    [payNo],
  )

/**
 * Plays the shopper at the sandbox provider: success pays at once, delay in twenty seconds, failure declines. As with a
 * real provider, only a decline is known at once; of money the server learns by the notice.
 *
 * @throws Refusal notFound where a real gateway is configured, paymentNotFound for another user's attempt,
 *   orderStateChanged for one that has ended.
 */
export const decideSandbox = async (
  context: ServerContext,
  userId: string,
  { payNo, outcome }: SandboxDecision,
): Promise<PaymentAttempt> => {
  const sandbox = sandboxOf(context.payments)
  if (sandbox === undefined) throw new Refusal(ErrorCode.notFound)
  if (!isLive(await findOwnAttempt(context, userId, payNo))) throw new Refusal(ErrorCode.orderStateChanged)
  await recordDecision(context.database, { subject: payNo, outcome }, context.clock.now())
  await sandbox.decide(payNo, outcome)
  if (outcome === SandboxOutcome.failure) await askProvider(context, payNo)
  else await notePaying(context, payNo)
  return attemptView(await findOwnAttempt(context, userId, payNo))
}
