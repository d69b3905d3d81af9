import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../server/db/queryable'
import { assertInvariants } from '../server/money/assert-invariants'
import { countOpen, passHours } from './hours'
import type { Scope } from './journal'
import { withPatience } from './patience'
import { expectedLedger, overRefunded } from './provider-books'
import type { CrashWorld } from './world'

const SETTLE_PATIENCE_MS = 120_000
const ASK_AGAIN_MS = 400

/** What must hold at every moment: the rules of the books, and what was acknowledged. */
export const check = async ({ database, journal, tally }: CrashWorld, scope: Scope): Promise<void> => {
  await withPatience(() => assertInvariants(database)).catch((error: unknown) => tally.fault(String(error)))
  for (const lost of await withPatience(() => journal.findLost(database, scope))) tally.lose(lost)
  tally.add('checks of all rules')
}

/** Lets all time pass and waits until nothing is under way: every notice that was dropped must have been made good. */
export const settle = async ({ database, provider, tally }: CrashWorld): Promise<void> => {
  await provider.quiet()
  const giveUpMs = performance.now() + SETTLE_PATIENCE_MS
  for (;;) {
    await passHours(database, 1)
    const open = await countOpen(database)
    // What is booked may still be told of once more; a notice that finds nobody any more would be sent for ever.
    if (open === 0) return provider.quiet()
    if (performance.now() > giveUpMs) return tally.fault(`${open} rows never came to their end`)
    await pause(ASK_AGAIN_MS)
  }
}

/** Transactions that waited for each other in a circle since the last kill, which makes PostgreSQL forget its statistics. */
const countDeadlocks = async (database: Database): Promise<number> => {
  const sql = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()'
  return (await database.one<{ deadlocks: number }>(sql))?.deadlocks ?? Number.NaN
}

/** Nobody may wait in a circle: it costs a second each time, and a retry hides it. */
export const checkDeadlocks = async ({ database, tally }: CrashWorld): Promise<void> => {
  const deadlocks = await countDeadlocks(database)
  tally.add('deadlocks since the last kill', deadlocks)
  if (deadlocks > 0) tally.fault(`${deadlocks} deadlocks since the last kill`)
}

/** Our books against the provider's, which nobody has killed; and one order for each placement. */
export const compareBooks = async ({ database, provider, journal, tally }: CrashWorld): Promise<void> => {
  const rows = await database.query<{ reference: string }>('SELECT reference FROM ledger')
  const ours = new Set(rows.map(({ reference }) => reference))
  const theirs = new Set(expectedLedger(provider.wechat))
  for (const reference of theirs)
    if (!ours.has(reference)) tally.fault(`moved at the provider and not booked: ${reference}`)
  for (const reference of ours) if (!theirs.has(reference)) tally.fault(`booked and never moved: ${reference}`)
  for (const payNo of overRefunded(provider.wechat)) tally.fault(`gave back more than was paid: ${payNo}`)
  const placed = await database.one<{ count: number }>('SELECT count(*) FROM orders')
  if (placed?.count !== journal.count('orders placed')) {
    tally.fault(`${journal.count('orders placed')} placements were acknowledged, and there are ${placed?.count} orders`)
  }
}
