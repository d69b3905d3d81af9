import { askProvider } from '../modules/contract/signing/ask-provider'
import { takeDueSignings } from '../modules/contract/signing/signing-statements'
import type { ServerContext } from '../context/server-context'
import { eachAtOnce } from './each-at-once'

const BATCH_SIZE = 20

/**
 * Asks the signing provider about signings that are open. A process that dies before it has booked the answer leaves the
 * signing due again; while nobody signs, all of them wait. Returns how many were due.
 */
export const handleDueSignings = async (context: ServerContext): Promise<number> => {
  const { database, clock, logger, eSign } = context
  if (eSign === null) return 0
  const due = await takeDueSignings(database, clock.now(), BATCH_SIZE)
  await eachAtOnce(due, logger, (signing) => askProvider(context, eSign, signing))
  return due.length
}
