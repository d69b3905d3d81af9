import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { fingerprint } from './fingerprint'

/** A request under a key of its user. Path and body say what the key stands for. */
export interface KeyedRequest {
  userId: string
  key: string
  path: string
  body: unknown
}

/** The row went between two statements (it was seven days old): the transaction runs again, as after a conflict. */
class KeyVanished extends Error {
  readonly code = '40001'
}

/**
 * Does the work once per key and answers its reply ever after.
 *
 * It must be the first statement of the transaction: a second request with the key waits at the insert until the first
 * has committed, then answers its reply without doing anything; if the first was refused or died, it does the work. A
 * refusal rolls back the row as well, so a refused key may be tried again.
 *
 * @throws Refusal idempotencyKeyReused when the key came with another path or body before.
 */
export const once = async <Reply>(
  tx: Queryable,
  request: KeyedRequest,
  now: Date,
  work: () => Promise<Reply>,
): Promise<Reply> => {
  const { userId, key } = request
  const print = fingerprint(request.path, request.body)
  const inserted = await tx.query(
    `INSERT INTO idempotency (user_id, key, fingerprint, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, key) DO NOTHING RETURNING key`,
    [userId, key, print, now],
  )
  if (inserted.length === 0) return replay<Reply>(tx, request, print)
  const reply = await work()
  await tx.query('UPDATE idempotency SET reply = $3 WHERE user_id = $1 AND key = $2', [
    userId,
    key,
    JSON.stringify(reply),
  ])
  return reply
}

const replay = async <Reply>(tx: Queryable, { userId, key }: KeyedRequest, print: string): Promise<Reply> => {
  const row = await tx.one<{ fingerprint: string; reply: Reply }>(
    'SELECT fingerprint, reply FROM idempotency WHERE user_id = $1 AND key = $2',
    [userId, key],
  )
  if (row === undefined) throw new KeyVanished()
  if (row.fingerprint !== print) throw new Refusal(ErrorCode.idempotencyKeyReused)
  return row.reply
}
