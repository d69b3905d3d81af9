import { OrderStatus } from '@/wire/enums/order'
import { deleteInBatches } from '../../db/delete-in-batches'
import type { Queryable } from '../../db/queryable'
import { APP_IS_OPEN } from '../../db/app-is-open'
import { isReady } from '../../db/due-work'
import { LIVING_ACCOUNT } from '../session/hold-account'
import { asDeposits, DEPOSITS, isOnSale, nextOnSaleAt, type DepositJson } from './deposits'
import { LINE_CAPACITY } from './line-policy'

/** A deposit with all that is known of its line. */
export interface Line {
  marketPostId: string
  /** When its sale opens, or has opened. */
  startAt: Date
  /** On sale, or to be so. */
  isOn: boolean
  /** Null where nobody queues. */
  letInAMinute: number | null
  quota: number
  sold: number
  /** The arrival numbers of those who wait, smallest first, and whose they are. */
  waiting: number[]
  waitingAccounts: string[]
  letIn: number
  inTurn: number
  /** When the first open turn ends, and when the first unpaid order does: a car comes free then at the latest. */
  nextTurnEndsAt: Date | null
  nextOrderExpiresAt: Date | null
}

/** An account's ticket. */
export interface Ticket {
  arrival: number
  letInAt: Date | null
  turnEndsAt: Date | null
  usedAt: Date | null
}

const WAITING = 'let_in_at IS NULL'
/** Let in, and neither ordered nor too late; the instant is $2. */
const IN_TURN = 'let_in_at IS NOT NULL AND used_at IS NULL AND turn_ends_at > $2'

/** The line of a deposit; undefined for an unknown deposit. */
export const readLine = async (db: Queryable, marketPostId: string, now: Date): Promise<Line | undefined> => {
  const row = await db.one<Omit<Line, 'isOn'> & { isOffered: boolean; deposits: DepositJson[] }>(
    `WITH ticket AS (SELECT arrival, account_id, let_in_at, turn_ends_at, used_at FROM line_ticket WHERE market_post_id = $1)
     SELECT market_post_id AS "marketPostId", ${DEPOSITS} AS deposits, start_at AS "startAt",
       withdrawn_at IS NULL AS "isOffered", let_in_a_minute AS "letInAMinute", quota, sold,
       coalesce((SELECT json_agg(arrival ORDER BY arrival) FROM ticket WHERE ${WAITING}), '[]') AS waiting,
       coalesce((SELECT json_agg(account_id ORDER BY arrival) FROM ticket WHERE ${WAITING}), '[]') AS "waitingAccounts",
       (SELECT count(*) FROM ticket WHERE NOT (${WAITING})) AS "letIn",
       (SELECT count(*) FROM ticket WHERE ${IN_TURN}) AS "inTurn",
       (SELECT min(turn_ends_at) FROM ticket WHERE ${IN_TURN}) AS "nextTurnEndsAt",
       (SELECT min(expires_at) FROM orders WHERE market_post_id = $1 AND status = ${OrderStatus.pendingPayment})
         AS "nextOrderExpiresAt"
     FROM allocation JOIN model ON model.id = model_id WHERE market_post_id = $1`,
    [marketPostId, now],
  )
  if (row === undefined) return undefined
  const { isOffered, deposits: told, ...line } = row
  const deposits = asDeposits(told)
  if (isOnSale(deposits, marketPostId, now)) return { ...line, isOn: isOffered }
  const next = nextOnSaleAt(deposits, marketPostId, now)
  return { ...line, startAt: next ?? line.startAt, isOn: isOffered && next !== undefined }
}

/** The ticket of an account. */
export const findTicket = (db: Queryable, marketPostId: string, accountId: string): Promise<Ticket | undefined> =>
  db.one<Ticket>(
    `SELECT arrival, let_in_at AS "letInAt", turn_ends_at AS "turnEndsAt", used_at AS "usedAt" FROM line_ticket
     WHERE market_post_id = $1 AND account_id = $2`,
    [marketPostId, accountId],
  )

/**
 * Draws a ticket for an account that lives, unless the line is full. One that waits or has its turn stays as it is; a spent
 * one goes to the end.
 */
export const drawTicket = async (db: Queryable, marketPostId: string, accountId: string, now: Date): Promise<void> => {
  await db.query(
    `INSERT INTO line_ticket (market_post_id, account_id, arrival, joined_at)
     SELECT $2, living.id, nextval('line_arrival'), $3::timestamptz FROM ${LIVING_ACCOUNT}
     WHERE (SELECT count(*) FROM line_ticket WHERE market_post_id = $2 AND ${WAITING}) < $4
     ON CONFLICT (market_post_id, account_id) DO UPDATE SET arrival = excluded.arrival, joined_at = excluded.joined_at,
       let_in_at = NULL, turn_ends_at = NULL, used_at = NULL
     WHERE line_ticket.used_at IS NOT NULL OR line_ticket.turn_ends_at <= excluded.joined_at`,
    [accountId, marketPostId, now, LINE_CAPACITY],
  )
}

/** Gives a ticket back. */
export const returnTicket = async (db: Queryable, marketPostId: string, accountId: string): Promise<void> => {
  await db.query('DELETE FROM line_ticket WHERE market_post_id = $1 AND account_id = $2', [marketPostId, accountId])
}

/** Gives all tickets of an account back, whose owner leaves. */
export const forgetTicketsOf = async (tx: Queryable, accountId: string): Promise<void> => {
  await tx.query('DELETE FROM line_ticket WHERE account_id = $1', [accountId])
}

/** Spends the open turn of an account; false without one. */
export const spendTurn = async (
  tx: Queryable,
  marketPostId: string,
  accountId: string,
  now: Date,
): Promise<boolean> => {
  const rows = await tx.query(
    `UPDATE line_ticket SET used_at = $2 WHERE market_post_id = $1 AND account_id = $3 AND ${IN_TURN} RETURNING arrival`,
    [marketPostId, now, accountId],
  )
  return rows.length > 0
}

/**
 * The deposits on sale that have somebody waiting, but for those that `work` has put off; none that nobody can order: of a
 * withdrawn model, or while the app is closed.
 */
export const linesToMove = async (db: Queryable, work: string, now: Date): Promise<{ id: string }[]> => {
  const rows = await db.query<{ id: string; deposits: DepositJson[] }>(
    `SELECT market_post_id AS id, ${DEPOSITS} AS deposits FROM allocation JOIN model ON model.id = model_id
     WHERE let_in_a_minute IS NOT NULL AND switch_on AND withdrawn_at IS NULL AND start_at <= $1 AND end_at > $1
       AND EXISTS (SELECT FROM line_ticket WHERE line_ticket.market_post_id = allocation.market_post_id AND ${WAITING})
       AND ${APP_IS_OPEN} AND ${isReady(work, 'market_post_id')}
     ORDER BY market_post_id`,
    [now],
  )
  return rows.filter(({ id, deposits }) => isOnSale(asDeposits(deposits), id, now))
}

/** Takes the line in hand until the transaction ends, and answers how far it has been let in; null if another process has it. */
export const holdLine = async (tx: Queryable, marketPostId: string, now: Date): Promise<Date | null> => {
  const sql = 'INSERT INTO sale_line (market_post_id, let_in_until) VALUES ($1, $2) ON CONFLICT DO NOTHING'
  await tx.query(sql, [marketPostId, now])
  const held = await tx.one<{ until: Date }>(
    'SELECT let_in_until AS until FROM sale_line WHERE market_post_id = $1 FOR UPDATE SKIP LOCKED',
    [marketPostId],
  )
  return held?.until ?? null
}

/** How many cars nobody has ordered or has a turn for. */
export const countFree = async (tx: Queryable, marketPostId: string, now: Date): Promise<number> => {
  const row = await tx.one<{ free: number }>(
    `SELECT quota - sold - (SELECT count(*) FROM line_ticket WHERE market_post_id = $1 AND ${IN_TURN}) AS free
     FROM allocation WHERE market_post_id = $1`,
    [marketPostId, now],
  )
  return row?.free ?? 0
}

/** Lets the first of those who wait in, at most so many; returns how many there were. */
export const letFirstIn = async (
  tx: Queryable,
  marketPostId: string,
  turn: { count: number; from: Date; until: Date },
): Promise<number> => {
  const rows = await tx.query(
    // Named first: as a condition of the update the limit would be drawn anew for each row.
    `WITH first AS MATERIALIZED (
       SELECT account_id FROM line_ticket WHERE market_post_id = $1 AND ${WAITING} ORDER BY arrival LIMIT $4 FOR UPDATE)
     UPDATE line_ticket SET let_in_at = $2, turn_ends_at = $3 FROM first
     WHERE market_post_id = $1 AND line_ticket.account_id = first.account_id RETURNING arrival`,
    [marketPostId, turn.from, turn.until, turn.count],
  )
  return rows.length
}

/** Remembers how far a held line has been let in. */
export const setLetInUntil = async (tx: Queryable, marketPostId: string, until: Date): Promise<void> => {
  await tx.query('UPDATE sale_line SET let_in_until = $2 WHERE market_post_id = $1', [marketPostId, until])
}

/** Has the unused turns that were open at an instant, or since, last until another one; longer ones stay. */
export const prolongTurns = async (tx: Queryable, openAt: Date, until: Date): Promise<void> => {
  await tx.query(
    'UPDATE line_ticket SET turn_ends_at = $2 WHERE used_at IS NULL AND turn_ends_at > $1 AND turn_ends_at < $2',
    [openAt, until],
  )
}

/** Deletes the tickets of sales that ended before an instant. */
export const deleteOldTickets = (db: Queryable, endedBefore: Date): Promise<void> => {
  const ended = 'SELECT market_post_id FROM allocation WHERE end_at < $1'
  return deleteInBatches(db, 'line_ticket', `market_post_id IN (${ended})`, [endedBefore])
}
