import { sandboxOf } from '../gateways/pay/choose-gateway'
import type { ServerContext } from '../context/server-context'
import { receiveNotice } from '../modules/payment/provider/receive-notice'
import { eachAtOnce } from './each-at-once'

const BATCH_SIZE = 50

/**
 * Delivers the sandbox provider's signed notices, by the way that a real provider's take. One that fails comes again.
 * Returns how many were due.
 */
export const deliverSandboxNotices = async (context: ServerContext): Promise<number> => {
  const { payments, logger } = context
  const sandbox = sandboxOf(payments)
  if (sandbox === undefined) return 0
  const due = await sandbox.takeDueNotices(BATCH_SIZE)
  const taken: string[] = []
  await eachAtOnce(due, logger, async ({ payNo, notice }) => {
    await receiveNotice(context, sandbox, notice)
    taken.push(payNo)
  })
  if (taken.length > 0) await sandbox.acknowledge(taken)
  return due.length
}
