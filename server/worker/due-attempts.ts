import { PayStatus } from '@/wire/enums/payment'
import { askProvider } from '../modules/payment/provider/ask-provider'
import { closeAtProvider } from '../modules/payment/provider/close-at-provider'
import type { ServerContext } from '../context/server-context'
import { eachAtOnce } from './each-at-once'
import { gatewayNames } from '../gateways/pay/pay-gateways'

const BATCH_SIZE = 50
/** A process that takes an attempt has this long before another one takes it over. */
const LEASE_MS = 30_000

interface DueAttempt {
  payNo: string
  status: PayStatus
}

/**
 * The payment sweep: asks the provider about live attempts, which repairs notices that never came, and closes there the
 * attempts that were closed on our side. Returns how many were due.
 */
export const handleDueAttempts = async (context: ServerContext): Promise<number> => {
  const { database, clock, payments, logger } = context
  const now = clock.now()
  const due = await database.query<DueAttempt>(
    `UPDATE payment_attempt SET next_ask_at = $2 WHERE pay_no IN (
       SELECT pay_no FROM payment_attempt WHERE next_ask_at <= $1 AND gateway = ANY($3) ORDER BY next_ask_at LIMIT $4
       FOR UPDATE SKIP LOCKED)
     RETURNING pay_no AS "payNo", status`,
    [now, new Date(now.getTime() + LEASE_MS), gatewayNames(payments), BATCH_SIZE],
  )
  await eachAtOnce(due, logger, async ({ payNo, status }) => {
    if (status === PayStatus.closed) await closeAtProvider(context, payNo)
    else await askProvider(context, payNo)
  })
  return due.length
}
