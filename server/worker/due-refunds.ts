import type { ServerContext } from '../context/server-context'
import { SELECT_REFUND, type RefundRow } from '../modules/refund/refund-row'
import { retryPauseMs } from '../system/retry-pause'
import { sendRefund } from '../modules/refund/send-refund'
import { eachAtOnce } from './each-at-once'
import { gatewayNames } from '../gateways/pay/pay-gateways'

const BATCH_SIZE = 50

/** Takes a refund for one try: until the next one is due, no other process touches it. */
const takeRefund = ({ database }: ServerContext, { refundNo, tries }: RefundRow, now: Date) =>
  database.one<{ refundNo: string }>(
    `UPDATE refund SET tries = tries + 1, next_try_at = $2 WHERE refund_no = $1 AND next_try_at <= $3
     RETURNING refund_no AS "refundNo"`,
    [refundNo, new Date(now.getTime() + retryPauseMs(tries + 1)), now],
  )

/**
 * Sends refunds to the provider and asks about those that it has taken. A process that dies between the call and its
 * booking leaves the refund due again, under the same number. Returns how many were due.
 */
export const handleDueRefunds = async (context: ServerContext): Promise<number> => {
  const { database, clock, payments, logger } = context
  const now = clock.now()
  const due = await database.query<RefundRow>(
    `${SELECT_REFUND} WHERE refund.next_try_at <= $1 AND attempt.gateway = ANY($2) ORDER BY refund.next_try_at LIMIT $3`,
    [now, gatewayNames(payments), BATCH_SIZE],
  )
  await eachAtOnce(due, logger, async (refund) => {
    if ((await takeRefund(context, refund, now)) !== undefined) await sendRefund(context, refund)
  })
  return due.length
}
