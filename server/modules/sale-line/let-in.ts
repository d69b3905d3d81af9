import { MINUTE_MS } from '@/domain/time/duration'
import type { DueWork } from '../../db/due-work'
import type { Database, Queryable } from '../../db/queryable'
import { CATCH_UP_MS, TURN_MS } from './line-policy'
import { countFree, holdLine, letFirstIn, linesToMove, setLetInUntil } from './line-statements'

const paceOf = async (tx: Queryable, marketPostId: string): Promise<number> => {
  const sql = 'SELECT let_in_a_minute AS pace FROM allocation WHERE market_post_id = $1'
  return (await tx.one<{ pace: number | null }>(sql, [marketPostId]))?.pace ?? 0
}

/** Lets in as many as the pace and the cars that are left allow; a car counts as taken while somebody has their turn for it. */
const moveLine = (database: Database, { id: marketPostId }: { id: string }, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const until = await holdLine(tx, marketPostId, now)
    if (until === null) return
    const perMs = (await paceOf(tx, marketPostId)) / MINUTE_MS
    const fromMs = Math.max(until.getTime(), now.getTime() - CATCH_UP_MS)
    const due = Math.floor((now.getTime() - fromMs) * perMs)
    // A clock that was set back would stop the line until its old time comes again.
    if (until > now) await setLetInUntil(tx, marketPostId, now)
    if (due <= 0) return
    const free = await countFree(tx, marketPostId, now)
    const turn = { count: Math.max(0, Math.min(due, free)), from: now, until: new Date(now.getTime() + TURN_MS) }
    const letIn = turn.count === 0 ? 0 : await letFirstIn(tx, marketPostId, turn)
    // A share of a person is carried over; what nobody or no car was there for is not.
    await setLetInUntil(tx, marketPostId, letIn === due ? new Date(Math.ceil(fromMs + due / perMs)) : now)
  })

const NAME = 'lines'

/** Letting callers of hot openings in by arrival, at each opening's own pace. */
export const movingLines: DueWork = {
  name: NAME,
  listDue: (db, now) => linesToMove(db, NAME, now),
  doOne: moveLine,
}
