import { ErrorCode } from '@/wire/errors'
import type { Precondition } from '../../db/precondition'
import type { Queryable } from '../../db/queryable'
import { onlyAfter, together, type RowsOf, type Statement, type Statements } from '../../db/together'
import { Refusal } from '../../http/errors'
import { fingerprint } from './fingerprint'

/** A request under a key of its user. Path and body say what the key stands for. */
export interface KeyedRequest {
  userId: string
  key: string
  path: string
  body: unknown
  /** How a server of before may have remembered the same body. */
  bodiesBefore?: readonly unknown[]
  /** Asked with the key, before anything else counts. */
  session?: Precondition<never>
}

/** Whose key it is. */
type Key = Pick<KeyedRequest, 'userId' | 'key'>

/** What a request came to. */
interface Done<Reply> {
  reply: Reply
  /** The work has written the reply beside what it did (`replyKept`). */
  isKept: boolean
}

/** The row went between two statements (it was seven days old): the transaction runs again, as after a conflict. */
class KeyVanished extends Error {
  readonly code = '40001'
}

const claimed = ({ userId, key, path, body }: KeyedRequest, now: Date): Statement<{ key: string }> => ({
  sql: `INSERT INTO idempotency (user_id, key, fingerprint, created_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, key) DO NOTHING RETURNING key`,
  params: [userId, key, fingerprint(path, body), now],
})

/**
 * Writes what a key is answered from now on.
 *
 * @param reply - SQL of the reply as JSON, of a statement before this one or of its first parameter.
 */
export const replyKept = (
  { userId, key }: Key,
  reply: { sql: string; from: string } | { json: string },
): Statement => ({
  sql: `UPDATE idempotency SET reply = ${'json' in reply ? '$3::json' : reply.sql}
    ${'json' in reply ? '' : `FROM ${reply.from}`} WHERE user_id = $1 AND key = $2 RETURNING key`,
  params: [userId, key, ...('json' in reply ? [reply.json] : [])],
})

const isRequestOf = (print: string, { path, body, bodiesBefore = [] }: KeyedRequest): boolean =>
  [body, ...bodiesBefore].some((one) => fingerprint(path, one) === print)

const replay = async <Reply>(tx: Queryable, request: KeyedRequest): Promise<Reply> => {
  const row = await tx.one<{ fingerprint: string; reply: Reply }>(
    'SELECT fingerprint, reply FROM idempotency WHERE user_id = $1 AND key = $2',
    [request.userId, request.key],
  )
  if (row === undefined) throw new KeyVanished()
  if (!isRequestOf(row.fingerprint, request)) throw new Refusal(ErrorCode.idempotencyKeyReused)
  return row.reply
}

/**
 * As `once`, and reads and locks rows in the same statement, after the key is claimed. A repeated request gets its kept
 * reply without waiting for those locks.
 */
export const onceHolding = async <Held extends Statements, Reply>(
  tx: Queryable,
  request: KeyedRequest,
  now: Date,
  held: Held,
  work: (held: RowsOf<Held>) => Promise<Done<Reply>>,
): Promise<Reply> => {
  const gated = Object.entries(held).map(([name, statement]) => [name, onlyAfter('claimed', statement)])
  const { session: check } = request
  const {
    session,
    claimed: isMine,
    ...rows
  } = await together(tx, {
    ...(check && { session: check.statement }),
    claimed: claimed(request, now),
    ...(Object.fromEntries(gated) as Held),
  })
  // What was asked is known to whoever accepts it alone.
  await check?.accept(tx, (session ?? []) as readonly never[])
  if (isMine.length === 0) return replay<Reply>(tx, request)
  const { reply, isKept } = await work(rows as RowsOf<Held>)
  if (!isKept) {
    const { sql, params } = replyKept(request, { json: JSON.stringify(reply) })
    await tx.query(sql, params)
  }
  return reply
}

/**
 * Does the work once per key and answers its reply ever after.
 *
 * It must be the first statement of the transaction: a second request with the key waits at the insert until the first
 * has committed, then answers its reply without doing anything; if the first was refused or died, it does the work. A
 * refusal rolls back the row as well, so a refused key may be tried again. The reply lies here for days: where personal
 * details in it may be erased before, the work answers an id, and its caller reads the rest anew.
 *
 * @throws Refusal idempotencyKeyReused when the key came with another path or body before.
 */
export const once = <Reply>(
  tx: Queryable,
  request: KeyedRequest,
  now: Date,
  work: () => Promise<Reply>,
): Promise<Reply> => onceHolding(tx, request, now, {}, async () => ({ reply: await work(), isKept: false }))
