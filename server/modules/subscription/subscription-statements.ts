import { SubscriptionKind, SubscriptionState, type SubscriptionScene } from '@/wire/enums/subscription'
import { OrderType } from '@/wire/enums/order'
import type { Language } from '@/language/language'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { LIVING_ACCOUNT } from '../session/hold-account'

/** When the big deposit of a model opens; null when it is on sale, over or unknown. */
export const findBigOpening = async (db: Queryable, modelId: string, now: Date): Promise<Date | null> => {
  const next = await db.one<{ startAt: Date }>(
    `SELECT start_at AS "startAt" FROM allocation
     WHERE model_id = $1 AND type = ${OrderType.big} AND switch_on AND end_at > $2 ORDER BY start_at LIMIT 1`,
    [modelId, now],
  )
  return next !== undefined && next.startAt > now ? next.startAt : null
}

/** Whether the big deposit of a model opens, or has opened, at the very moment that a message tells of. */
export const opensAt = async (db: Queryable, modelId: string, moment: Date): Promise<boolean> =>
  (await db.one(
    `SELECT FROM allocation WHERE model_id = $1 AND type = ${OrderType.big} AND switch_on AND start_at = $2`,
    [modelId, moment],
  )) !== undefined

/** The model of a deposit. */
export const findDepositModel = (db: Queryable, marketPostId: string) =>
  db.one<{ id: string; name: string }>(
    `SELECT model.id, ${said('model', 'name')} AS name FROM allocation JOIN model ON model.id = model_id
     WHERE market_post_id = $1`,
    [marketPostId],
  )

/** An account, if WeChat knows whose it is. */
export const wechatUser = (userId: string): Statement => ({
  sql: 'SELECT id FROM account WHERE id = $1 AND open_id IS NOT NULL',
  params: [userId],
})

/** Looks by itself. */
export const isInWechat = async (db: Queryable, userId: string): Promise<boolean> =>
  (await run(db, wechatUser(userId))).length > 0

/** What a shopper answered about a subject. */
export const findAnswers = (db: Queryable, userId: string, subject: string) =>
  db.query<{ kind: SubscriptionKind; state: SubscriptionState }>(
    'SELECT kind, state FROM subscription WHERE user_id = $1 AND subject = $2',
    [userId, subject],
  )

/** An answer to be kept. */
export interface NewAnswer {
  userId: string
  scene: SubscriptionScene
  subject: string
  kind: SubscriptionKind
  isAllowed: boolean
  sendAt: Date | null
  tellsOf: Date | null
  language: Language
}

/** Keeps an answer in place of the one before; a message that was sent stays sent unless another is allowed. */
export const keepAnswer = async (tx: Queryable, answer: NewAnswer, now: Date): Promise<void> => {
  const state = answer.isAllowed ? SubscriptionState.waiting : SubscriptionState.declined
  await tx.query(
    `INSERT INTO subscription (user_id, scene, subject, kind, state, send_at, tells_of, language, answered_at)
     SELECT living.id, $2, $3, $4, $5, $6, $7, $8, $9 FROM ${LIVING_ACCOUNT}
     ON CONFLICT (user_id, subject, kind) DO UPDATE SET state = excluded.state, send_at = excluded.send_at,
       tells_of = excluded.tells_of, language = excluded.language, answered_at = excluded.answered_at
     WHERE excluded.state = ${SubscriptionState.waiting} OR subscription.state = ${SubscriptionState.waiting}`,
    [
      answer.userId,
      answer.scene,
      answer.subject,
      answer.kind,
      state,
      answer.sendAt,
      answer.tellsOf,
      answer.language,
      now,
    ],
  )
}

/** Something has happened that messages wait for: they fall due. */
export const wakeMessages = async (
  db: Queryable,
  subject: string,
  kind: SubscriptionKind,
  now: Date,
): Promise<void> => {
  await db.query(
    `UPDATE subscription SET send_at = $3 WHERE subject = $1 AND kind = $2 AND state = ${SubscriptionState.waiting}
       AND send_at IS NULL`,
    [subject, kind, now],
  )
}

/** SQL: those who wait for a later opening are told of one of these sales of the big deposit as it opens. */
const tellAtOpening = (whichSales: string): string => `
  UPDATE subscription SET send_at = opening.start_at, tells_of = opening.start_at
  FROM (
    SELECT orders.id AS order_id, sale.start_at, sale.end_at
    FROM orders JOIN allocation sale ON sale.model_id = orders.model_id
    WHERE sale.type = ${OrderType.big} AND sale.switch_on AND ${whichSales}) opening
  WHERE subject = opening.order_id AND kind = '${SubscriptionKind.bigOpens}' AND state = ${SubscriptionState.waiting}
    AND tells_of > opening.start_at AND answered_at < opening.end_at`

/** A deposit has opened now: those who wait for a later opening of its model's big deposit are told at once, if it is that. */
export const wakeOpenings = async (db: Queryable, marketPostId: string, now: Date): Promise<void> => {
  await db.query(tellAtOpening('sale.market_post_id = $1 AND sale.start_at = $2'), [marketPostId, now])
}

/**
 * Has who waits with an order told of an opening that came earlier than they were promised. One that is under way is waited
 * for; one that comes later finds them.
 */
export const wakeIfOpened = async (db: Queryable, orderId: string): Promise<void> => {
  await db.query(tellAtOpening('orders.id = $1 FOR SHARE OF sale'), [orderId])
}

/** Messages that wait, and when they are to be sent now. */
interface MovedReminders {
  subject: string
  kind: SubscriptionKind
  /** Absent for everybody's. */
  userId?: string
  sendAt: Date | null
  tellsOf: Date | null
}

/** What a message was to tell of comes at another time. */
export const moveReminders = async (
  db: Queryable,
  { subject, kind, userId, sendAt, tellsOf }: MovedReminders,
): Promise<void> => {
  await db.query(
    `UPDATE subscription SET send_at = $4, tells_of = $5
     WHERE subject = $1 AND kind = $2 AND ($3::text IS NULL OR user_id = $3) AND state = ${SubscriptionState.waiting}`,
    [subject, kind, userId ?? null, sendAt, tellsOf],
  )
}

/** A message that has fallen due. */
export interface DueMessage {
  userId: string
  scene: SubscriptionScene
  subject: string
  kind: SubscriptionKind
  /** Null where the account has no WeChat user. */
  openId: string | null
  /** The moment that it tells of. */
  tellsOf: Date
  answeredAt: Date
  language: Language
}

/** Takes messages that are due; no other process sends them before `leaseUntil`. */
export const takeDueMessages = (db: Queryable, now: Date, leaseUntil: Date, limit: number): Promise<DueMessage[]> =>
  db.query<DueMessage>(
    `WITH due AS MATERIALIZED (
       SELECT user_id, subject, kind FROM subscription WHERE state = ${SubscriptionState.waiting} AND send_at <= $1
       ORDER BY send_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE subscription s SET send_at = $2, tells_of = coalesce(s.tells_of, s.send_at)
     FROM due JOIN account ON account.id = due.user_id
     WHERE s.user_id = due.user_id AND s.subject = due.subject AND s.kind = due.kind
     RETURNING s.user_id AS "userId", s.scene, s.subject, s.kind, open_id AS "openId", s.tells_of AS "tellsOf",
       s.answered_at AS "answeredAt", s.language`,
    [now, leaseUntil, limit],
  )

/** SQL: the message ($1 to $3) is the one that was taken: neither answered anew ($4) nor moved ($5) meanwhile. */
const AS_TAKEN = 'user_id = $1 AND subject = $2 AND kind = $3 AND answered_at = $4 AND tells_of = $5'
const asTaken = ({ userId, subject, kind, answeredAt, tellsOf }: DueMessage) =>
  [userId, subject, kind, answeredAt, tellsOf] as const

/** Ends a message that was taken. */
export const endMessage = async (db: Queryable, message: DueMessage, state: SubscriptionState): Promise<void> => {
  const sql = `UPDATE subscription SET state = $6, send_at = NULL WHERE ${AS_TAKEN}`
  await db.query(sql, [...asTaken(message), state])
}

/** Puts a message that was taken off until later. */
export const holdMessage = async (db: Queryable, message: DueMessage, until: Date): Promise<void> => {
  await db.query(`UPDATE subscription SET send_at = $6 WHERE ${AS_TAKEN}`, [...asTaken(message), until])
}

/** How many messages somebody has allowed that were not sent yet, by kind. */
export const waitingOf = (userId: string): Statement<{ kind: SubscriptionKind; count: number }> => ({
  sql: `SELECT kind, count(*)::integer AS count FROM subscription
    WHERE user_id = $1 AND state = ${SubscriptionState.waiting} GROUP BY kind`,
  params: [userId],
})

/** Forgets what an account was asked. */
export const forgetSubscriptionsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM subscription WHERE user_id = $1', [userId])
}
