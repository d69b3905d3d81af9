import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import type { Caller } from '../../http/caller'
import type { Identity } from '../../http/identity'
import { isToken, newToken, tokenHashOf } from '../../secrets/opaque-token'
import { holdAccount } from './hold-account'

/** How long a session lives after it was last used. */
const IDLE_LIFETIME_MS = 30 * DAY_MS
/** How long a session lives, however much it is used. */
const LIFETIME_MS = 90 * DAY_MS
/** How exactly it is known when a session was last used: a write for every call would be too many. */
const SEEN_EVERY_MS = HOUR_MS
/** More than anybody uses at once; the longest unused ones end first. */
const MAX_SESSIONS = 20

/** A session as its owner sees it. */
export interface SessionRow {
  id: string
  tokenHash: Buffer
  deviceName: string
  createdAt: Date
  seenAt: Date
}

/** By what a session is opened. */
export interface SessionOpener extends Pick<Caller, 'device' | 'deviceName'> {
  /** The WeChat user; null outside WeChat. */
  openId?: string | null
}

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms)

/** A device that logs in again has no use for its older token; beyond the most that are kept, the oldest go. */
const makeRoom = async (tx: Queryable, accountId: string, device: Buffer | null): Promise<void> => {
  await tx.query(
    `DELETE FROM session WHERE account_id = $1 AND (device = $2 OR token_hash IN
       (SELECT token_hash FROM session WHERE account_id = $1 ORDER BY seen_at DESC, token_hash OFFSET $3))`,
    [accountId, device, MAX_SESSIONS - 1],
  )
}

/** Opens a session and returns its token, which is nowhere kept: the database knows only its SHA-256. */
export const openSession = async (
  tx: Queryable,
  accountId: string,
  { device, deviceName, openId = null }: SessionOpener,
  now: Date,
): Promise<string> => {
  const token = newToken()
  // Logins of one account wait for each other here, or each would count without the other.
  await holdAccount(tx, accountId)
  await makeRoom(tx, accountId, device)
  await tx.query(
    `INSERT INTO session (token_hash, id, account_id, created_at, seen_at, expires_at, device, device_name, open_id)
     VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
    [tokenHashOf(token), randomUUID(), accountId, now, after(now, IDLE_LIFETIME_MS), device, deviceName, openId],
  )
  return token
}

/** Notes that a session is used, and lets it live on; never beyond its longest life. */
const keepAlive = async (database: Queryable, tokenHash: Buffer, createdAt: Date, now: Date): Promise<void> => {
  const lastMs = Math.min(after(now, IDLE_LIFETIME_MS).getTime(), after(createdAt, LIFETIME_MS).getTime())
  await database.query('UPDATE session SET seen_at = $2, expires_at = $3 WHERE token_hash = $1 AND seen_at < $2', [
    tokenHash,
    now,
    new Date(lastMs),
  ])
}

/** A session that counts. */
export interface LiveSession {
  accountId: string
  createdAt: Date
  seenAt: Date
}

/** Reads a session, unless it is unknown, revoked or expired. */
export const liveSession = (tokenHash: Buffer, now: Date): Statement<LiveSession> => ({
  sql: `SELECT account_id AS "accountId", created_at AS "createdAt", seen_at AS "seenAt"
     FROM session WHERE token_hash = $1 AND expires_at > $2`,
  params: [tokenHash, now],
  dates: ['createdAt', 'seenAt'],
})

/** Keeps a session alive that was asked for. */
export const noteUse = async (
  db: Queryable,
  tokenHash: Buffer,
  { createdAt, seenAt }: LiveSession,
  now: Date,
): Promise<void> => {
  if (now >= after(seenAt, SEEN_EVERY_MS)) await keepAlive(db, tokenHash, createdAt, now)
}

/** Who a token belongs to, or null when it is unknown, revoked or expired. Being asked for keeps it alive. */
export const findSession = async (database: Queryable, token: string, now: Date): Promise<Identity | null> => {
  if (!isToken(token)) return null
  const tokenHash = tokenHashOf(token)
  const [session] = await run(database, liveSession(tokenHash, now))
  if (session === undefined) return null
  await noteUse(database, tokenHash, session, now)
  return { id: session.accountId, tokenHash }
}

/** The live sessions of an account, the last used first. */
export const sessionsOf = (database: Queryable, accountId: string, now: Date): Promise<SessionRow[]> =>
  database.query<SessionRow>(
    `SELECT id, token_hash AS "tokenHash", device_name AS "deviceName", created_at AS "createdAt", seen_at AS "seenAt"
     FROM session WHERE account_id = $1 AND expires_at > $2 ORDER BY seen_at DESC, id`,
    [accountId, now],
  )

/**
 * Whether the session counts that a device opened at a moment for the account of a phone; a device without an id has none.
 * Both are held until the transaction ends, the account first, as whoever ends its sessions holds it: so long it keeps the
 * number, and a session that was ended while this waited is none.
 */
export const isOpenSince = async (
  db: Queryable,
  { phone, device, openedAt }: { phone: string; device: Buffer | null; openedAt: Date },
): Promise<boolean> =>
  (await db.one(
    `SELECT FROM account JOIN session ON account_id = account.id
     WHERE phone = $1 AND session.device = $2 AND session.created_at = $3 FOR NO KEY UPDATE OF account, session`,
    [phone, device, openedAt],
  )) !== undefined

/** Ends one session. */
export const closeSession = async (database: Queryable, tokenHash: Buffer): Promise<void> => {
  await database.query('DELETE FROM session WHERE token_hash = $1', [tokenHash])
}

/** Ends one session of an account by its id; false when the account has no such session. */
export const closeSessionOf = async (database: Queryable, accountId: string, id: string): Promise<boolean> => {
  const ended = await database.query('DELETE FROM session WHERE account_id = $1 AND id = $2 RETURNING id', [
    accountId,
    id,
  ])
  return ended.length > 0
}

/** Ends every session of an account but one. */
export const closeOtherSessions = async (tx: Queryable, accountId: string, kept: Buffer): Promise<void> => {
  await tx.query('DELETE FROM session WHERE account_id = $1 AND token_hash <> $2', [accountId, kept])
}

/** Ends every session of an account. */
export const closeAllSessions = async (tx: Queryable, accountId: string): Promise<void> => {
  await tx.query('DELETE FROM session WHERE account_id = $1', [accountId])
}
