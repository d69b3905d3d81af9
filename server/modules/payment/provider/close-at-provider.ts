import { PayStatus, type PayGateway } from '@/wire/enums/payment'
import { askProvider } from './ask-provider'
import type { ServerContext } from '../../../context/server-context'
import { gatewayNamed } from '../../../gateways/pay/pay-gateways'

/** How long to wait before closing an attempt is tried again. */
const CLOSE_RETRY_MS = 10_000

/**
 * Closes at the provider an attempt that is closed on our side. If it was paid in the meantime, the payment is booked;
 * while the shopper is paying, or the provider cannot be reached, it is tried again later.
 */
export const closeAtProvider = async (context: ServerContext, payNo: string): Promise<void> => {
  const { database, clock, payments } = context
  const setNext = (at: Date | null) =>
    database.one<{ gateway: PayGateway }>(
      `UPDATE payment_attempt SET next_ask_at = $2 WHERE pay_no = $1 AND status = ${PayStatus.closed} RETURNING gateway`,
      [payNo, at],
    )
  // Set before the call: should this process die, the attempt comes up again by itself.
  const attempt = await setNext(new Date(clock.now().getTime() + CLOSE_RETRY_MS))
  const gateway = attempt && gatewayNamed(payments, attempt.gateway)
  if (gateway === undefined) return
  const outcome = await gateway.close(payNo)
  const booked = outcome === 'paid' ? await askProvider(context, payNo) : null
  // A wrong amount is in the log by now and needs a person; asking again would only repeat it.
  if (outcome === 'closed' || booked === 'amountMismatch') await setNext(null)
}
