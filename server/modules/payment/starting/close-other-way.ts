import { PayGateway, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import type { CloseOutcome } from '../../../gateways/pay/payment-gateway'
import { Refusal } from '../../../http/errors'
import { askProvider } from '../provider/ask-provider'
import type { AttemptRow } from '../attempt/attempt-row'
import type { ServerContext } from '../../../context/server-context'
import { LIVE } from '../attempt/attempt-codes'
import { gatewayNamed } from '../../../gateways/pay/pay-gateways'

/** A till has no provider to ask: it either has the code in hand, or has not. */
const closeAtTill = ({ status }: AttemptRow): CloseOutcome => (status === PayStatus.pending ? 'inProgress' : 'closed')

const tryClose = async ({ payments, logger }: ServerContext, attempt: AttemptRow): Promise<CloseOutcome> => {
  const { payNo } = attempt
  if (attempt.gateway === PayGateway.offline) return closeAtTill(attempt)
  try {
    return (await gatewayNamed(payments, attempt.gateway)?.close(payNo)) ?? 'closed'
  } catch (error) {
    logger.warn({ payNo, err: error }, 'the payment provider did not close a payment')
    return 'inProgress'
  }
}

/**
 * Closes a live attempt because the shopper wants to pay in another way, at the provider first.
 *
 * @throws Refusal orderStateChanged when it turns out to be paid, paymentInProgress when it cannot be closed now.
 */
export const closeOtherWay = async (context: ServerContext, live: AttemptRow): Promise<void> => {
  const { payNo } = live
  const outcome = await tryClose(context, live)
  switch (outcome) {
    case 'inProgress':
      throw new Refusal(ErrorCode.paymentInProgress)
    case 'paid':
      await askProvider(context, payNo)
      throw new Refusal(ErrorCode.orderStateChanged)
    case 'closed':
      await context.database.query(
        `UPDATE payment_attempt SET status = ${PayStatus.closed}, next_ask_at = NULL
         WHERE pay_no = $1 AND status IN ${LIVE} AND NOT (gateway = 'offline' AND status = ${PayStatus.pending})`,
        [payNo],
      )
      return
    default:
      outcome satisfies never
  }
}
