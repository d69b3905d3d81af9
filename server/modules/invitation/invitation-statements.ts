import { AppointmentStatus } from '@/wire/enums/appointment'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { PointsUnit, type PointsCause } from '@/wire/enums/points'
import { ConsultationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { deleteInBatches } from '../../db/delete-in-batches'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { LIVING_ACCOUNT } from '../session/hold-account'
import { STAGES, VISITS_A_DAY } from './invitation-policy'

/** The code of an account, if it has one. */
export const findCode = async (db: Queryable, userId: string): Promise<string | undefined> =>
  (await db.one<{ code: string }>('SELECT code FROM invitation_code WHERE user_id = $1', [userId]))?.code

/** Gives an account a code; one that it has, or that another has, stays. */
export const insertCode = async (db: Queryable, userId: string, code: string): Promise<void> => {
  await db.query(
    `INSERT INTO invitation_code (user_id, code) SELECT living.id, $2 FROM ${LIVING_ACCOUNT} ON CONFLICT DO NOTHING`,
    [userId, code],
  )
}

/** Who invites with a code. */
export const findInviter = (db: Queryable, code: string) =>
  db.one<{ id: string; nickName: string }>(
    `SELECT id, nick_name AS "nickName" FROM invitation_code JOIN account ON id = user_id
     WHERE code = $1 AND cancelled_at IS NULL`,
    [code],
  )

/**
 * Counts a device that opened the link of who still invites, once, and so many within a day: anybody can make up ids of
 * devices.
 */
export const noteVisit = async (db: Queryable, inviterId: string, device: Buffer, now: Date): Promise<void> => {
  await db.query(
    `INSERT INTO invitation_visit (inviter_id, device, at) SELECT living.id, $2, $3 FROM ${LIVING_ACCOUNT}
     WHERE (SELECT count(*) FROM invitation_visit WHERE inviter_id = $1 AND at > $4) < $5 ON CONFLICT DO NOTHING`,
    [inviterId, device, now, new Date(now.getTime() - DAY_MS), VISITS_A_DAY],
  )
}

/** Forgets who opened links before a time. */
export const forgetOldVisits = (db: Queryable, before: Date): Promise<void> =>
  deleteInBatches(db, 'invitation_visit', 'at < $1', [before])

/** Who invites and who claims. */
export interface Parties {
  inviterId: string
  inviteeId: string
}

/**
 * Holds who invites and who claims until the transaction ends, always in one order: of two who claim each other's link, one
 * comes after the other and sees it.
 *
 * @throws Refusal when an account has ended meanwhile: sessionExpired for who claims, invitationNotFound for who invites.
 */
export const holdParties = async (tx: Queryable, { inviterId, inviteeId }: Parties): Promise<void> => {
  const rows = await tx.query<{ id: string; isOpen: boolean }>(
    `SELECT id, cancelled_at IS NULL AS "isOpen" FROM account WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE`,
    [[inviterId, inviteeId]],
  )
  const isOpen = (party: string): boolean => rows.some((row) => row.id === party && row.isOpen)
  if (!isOpen(inviteeId)) throw new Refusal(ErrorCode.sessionExpired)
  if (!isOpen(inviterId)) throw new Refusal(ErrorCode.invitationNotFound)
}

/** What decides about a claim; both accounts must be held. */
export interface ClaimFacts {
  createdAt: Date
  /** Whose link was claimed before; null for none. */
  invitedBy: string | null
  isCircle: boolean
  isInvitersPhone: boolean
  claimsOfPhone: number
}

export const readClaimFacts = async (
  tx: Queryable,
  { inviterId, inviteeId, device }: Parties & { device: Buffer },
): Promise<ClaimFacts> => {
  // One claim on a phone after the other, else many at once would each find it unused.
  await tx.query('SELECT pg_advisory_xact_lock($1)', [device.readInt32BE()])
  const facts = await tx.one<ClaimFacts>(
    `WITH RECURSIVE above AS (
       SELECT inviter_id AS id FROM invitation WHERE invitee_id = $1
       UNION SELECT inviter_id FROM invitation JOIN above ON invitee_id = above.id)
     SELECT created_at AS "createdAt", (SELECT inviter_id FROM invitation WHERE invitee_id = $2) AS "invitedBy",
       EXISTS (SELECT FROM above WHERE above.id = $2) AS "isCircle",
       EXISTS (SELECT FROM known_device WHERE account_id = $1 AND device = $3) AS "isInvitersPhone",
       (SELECT count(*) FROM invitation WHERE device = $3)::int AS "claimsOfPhone"
     FROM account WHERE account.id = $2`,
    [inviterId, inviteeId, device],
  )
  if (facts === undefined) throw new Error('who claims has no account')
  return facts
}

/** Keeps who invited whom. */
export const insertInvitation = async (
  tx: Queryable,
  { inviterId, inviteeId, device }: Parties & { device: Buffer },
  now: Date,
): Promise<void> => {
  await tx.query('INSERT INTO invitation (invitee_id, inviter_id, device, claimed_at) VALUES ($1, $2, $3, $4)', [
    inviteeId,
    inviterId,
    device,
    now,
  ])
}

/** Keeps that a claim was turned down, once for each reason; both accounts must be held. */
export const insertRefusal = async (
  tx: Queryable,
  { inviterId, inviteeId, why }: Parties & { why: string },
  now: Date,
): Promise<void> => {
  await tx.query(
    `INSERT INTO invitation_refusal (inviter_id, invitee_id, why, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (invitee_id, inviter_id, why) DO NOTHING`,
    [inviterId, inviteeId, why, now],
  )
}

/**
 * Who invited an account, unless theirs is gone, which it cannot be before the transaction ends. A deletion
 * alone minds this lock.
 */
export const holdInviterOf = async (tx: Queryable, inviteeId: string): Promise<string | undefined> => {
  const inviter = await tx.one<{ id: string }>(
    `SELECT account.id FROM invitation JOIN account ON account.id = inviter_id
     WHERE invitee_id = $1 AND cancelled_at IS NULL FOR KEY SHARE OF account`,
    [inviteeId],
  )
  return inviter?.id
}

const { refunded, cancelled, complete, paid } = OrderStatus

/** How far those got whom an account invited. */
export const countStages = (db: Queryable, inviterId: string) =>
  db.one<{
    seen: number
    registered: number
    booked: number
    ordered: number
    onHold: number
    delivered: number
    notCounted: number
  }>(
    `SELECT (SELECT count(*) FROM invitation_visit WHERE inviter_id = $1)::int AS seen,
       (SELECT count(*) FROM invitation WHERE inviter_id = $1)::int AS registered,
       (SELECT count(*) FROM invitation WHERE inviter_id = $1 AND EXISTS (
         SELECT FROM appointment WHERE user_id = invitee_id AND consultation_type = ${ConsultationType.testDrive}
           AND outcome IS DISTINCT FROM ${AppointmentStatus.cancelled}))::int AS booked,
       (SELECT count(*) FROM invitation_refusal WHERE inviter_id = $1)::int AS "notCounted", friends.*
     FROM (SELECT count(DISTINCT invitee_id) FILTER (WHERE has_paid)::int AS ordered,
         count(DISTINCT invitee_id) FILTER (WHERE is_open AND NOT has_locked)::int AS "onHold",
         count(DISTINCT invitee_id) FILTER (WHERE is_delivered)::int AS delivered
       FROM invitation CROSS JOIN LATERAL (
         SELECT bool_or(status NOT IN (${refunded}, ${cancelled})) AS has_paid, bool_or(status = ${paid}) AS is_open,
           bool_or(locked_at IS NOT NULL) AS has_locked, bool_or(status = ${complete}) AS is_delivered
         FROM orders WHERE user_id = invitee_id AND order_type = ${OrderType.big} AND paid_at IS NOT NULL) big
       WHERE inviter_id = $1) friends`,
    [inviterId],
  )

/** The points that each stage has brought an account; a stage that has brought none is left out. */
export const paidByStage = async (db: Queryable, inviterId: string): Promise<Map<PointsCause, number>> => {
  const rows = await db.query<{ cause: PointsCause; paid: number }>(
    `SELECT cause, sum(amount)::int AS paid FROM points_entry
     WHERE user_id = $1 AND unit = ${PointsUnit.points} AND cause = ANY ($2::smallint[]) GROUP BY cause`,
    [inviterId, STAGES],
  )
  return new Map(rows.map(({ cause, paid: points }) => [cause, points]))
}

/** Takes what invitations keep of an account that ends. */
export const forgetInvitationsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM invitation_code WHERE user_id = $1', [userId])
  await tx.query('DELETE FROM invitation_visit WHERE inviter_id = $1', [userId])
  await tx.query('DELETE FROM invitation_refusal WHERE inviter_id = $1 OR invitee_id = $1', [userId])
  await tx.query('DELETE FROM invitation WHERE inviter_id = $1 OR invitee_id = $1', [userId])
}
