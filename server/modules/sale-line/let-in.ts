import { MINUTE_MS } from '@/domain/time/duration'
import type { Database, Queryable } from '../../db/queryable'
import { CATCH_UP_MS, TURN_MS } from './line-policy'
import { countFree, holdLine, letFirstIn, linesToMove, setLetInUntil } from './line-statements'

const paceOf = async (tx: Queryable, marketPostId: string): Promise<number> => {
  const sql = 'SELECT let_in_a_minute AS pace FROM allocation WHERE market_post_id = $1'
  return (await tx.one<{ pace: number | null }>(sql, [marketPostId]))?.pace ?? 0
}

/** Lets in as many as the pace and the cars that are left allow; a car counts as taken while somebody has their turn for it. */
const moveLine = (database: Database, marketPostId: string, now: Date): Promise<number> =>
  database.transaction(async (tx) => {
    const until = await holdLine(tx, marketPostId, now)
    if (until === null) return 0
    const perMs = (await paceOf(tx, marketPostId)) / MINUTE_MS
    const fromMs = Math.max(until.getTime(), now.getTime() - CATCH_UP_MS)
    const due = Math.floor((now.getTime() - fromMs) * perMs)
    // A clock that was set back would stop the line until its old time comes again.
    if (until > now) await setLetInUntil(tx, marketPostId, now)
    if (due <= 0) return 0
    const free = await countFree(tx, marketPostId, now)
    const turn = { count: Math.max(0, Math.min(due, free)), from: now, until: new Date(now.getTime() + TURN_MS) }
    const letIn = turn.count === 0 ? 0 : await letFirstIn(tx, marketPostId, turn)
    // A share of a person is carried over; what nobody or no car was there for is not.
    await setLetInUntil(tx, marketPostId, letIn === due ? new Date(Math.ceil(fromMs + due / perMs)) : now)
    return letIn
  })

/** Lets callers of hot openings in by arrival, at each opening's own pace. Several processes may run it. Returns how many. */
export const letCallersIn = async (database: Database, now: Date): Promise<number> => {
  let letIn = 0
  for (const marketPostId of await linesToMove(database, now)) letIn += await moveLine(database, marketPostId, now)
  return letIn
}
