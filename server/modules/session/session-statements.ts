import { DAY_MS } from '@/domain/time/duration'
import type { Queryable } from '../../db/queryable'
import type { Identity } from '../../http/identity'
import { isToken, newToken, tokenHashOf } from '../../secrets/opaque-token'

/** As long as the app may keep what it stores. */
const SESSION_LIFETIME_MS = 365 * DAY_MS

/** Opens a session and returns its token, which is nowhere kept: the database knows only its SHA-256. */
export const openSession = async (tx: Queryable, accountId: string, now: Date): Promise<string> => {
  const token = newToken()
  await tx.query('INSERT INTO session (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
    tokenHashOf(token),
    accountId,
    now,
    new Date(now.getTime() + SESSION_LIFETIME_MS),
  ])
  return token
}

/** Who a token belongs to, or null when it is unknown, revoked or expired. */
export const findSession = async (database: Queryable, token: string, now: Date): Promise<Identity | null> => {
  if (!isToken(token)) return null
  const tokenHash = tokenHashOf(token)
  const row = await database.one<{ account_id: string }>(
    'SELECT account_id FROM session WHERE token_hash = $1 AND expires_at > $2',
    [tokenHash, now],
  )
  return row === undefined ? null : { id: row.account_id, tokenHash }
}

/** Ends one session. */
export const closeSession = async (database: Queryable, tokenHash: Buffer): Promise<void> => {
  await database.query('DELETE FROM session WHERE token_hash = $1', [tokenHash])
}

/** Ends every session of an account. */
export const closeAllSessions = async (tx: Queryable, accountId: string): Promise<void> => {
  await tx.query('DELETE FROM session WHERE account_id = $1', [accountId])
}
