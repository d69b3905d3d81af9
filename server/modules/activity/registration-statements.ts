import { RegistrationResult } from '@/wire/enums/activity'
import type { LeadSource } from '@/wire/enums/buyer'
import { ClientPlatform } from '@/wire/enums/platform'
import type { Queryable } from '../../db/queryable'
import { TAKES_PLACE } from './activity-row'

/** Takes places of an activity; false when so many are not left. The row stays locked until the transaction ends. */
export const takePlaces = async (tx: Queryable, activityId: string, persons: number): Promise<boolean> => {
  const rows = await tx.query(
    'UPDATE activity SET taken = taken + $2 WHERE id = $1 AND (quota IS NULL OR taken + $2 <= quota) RETURNING id',
    [activityId, persons],
  )
  return rows.length > 0
}

/** Gives places of an activity back. */
export const givePlacesBack = async (tx: Queryable, activityId: string, persons: number): Promise<void> => {
  await tx.query('UPDATE activity SET taken = taken - $2 WHERE id = $1', [activityId, persons])
}

/** A sign-up to be written. */
export interface NewRegistration {
  id: string
  activityId: string
  userId: string
  name: string
  guests: number
  leadSource: LeadSource
  agreementVersion: number
  result: RegistrationResult
  code: string
  registeredAt: Date
}

/** Writes a sign-up; false when the account has signed up before. */
export const insertRegistration = async (tx: Queryable, row: NewRegistration): Promise<boolean> => {
  const rows = await tx.query(
    `INSERT INTO activity_registration (id, activity_id, user_id, name, guests, lead_source, client_platform, agreement_version,
       result, code, registered_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (activity_id, user_id) DO NOTHING RETURNING id`,
    [
      row.id,
      row.activityId,
      row.userId,
      row.name,
      row.guests,
      row.leadSource,
      ClientPlatform.miniProgram,
      row.agreementVersion,
      row.result,
      row.code,
      row.registeredAt,
    ],
  )
  return rows.length > 0
}

/** Deletes an account's sign-up and answers what it was; undefined when there is none, or its code was scanned. */
export const deleteRegistration = (
  tx: Queryable,
  activityId: string,
  userId: string,
): Promise<{ guests: number; result: RegistrationResult } | undefined> =>
  tx.one(
    `DELETE FROM activity_registration WHERE activity_id = $1 AND user_id = $2 AND visited_at IS NULL
     RETURNING guests, result`,
    [activityId, userId],
  )

/** Takes an account out of all activities; the places of those that have not ended are free again. */
export const forgetActivitiesOf = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  await tx.query(
    `WITH gone AS (DELETE FROM activity_registration WHERE user_id = $1 RETURNING activity_id, guests, result)
     UPDATE activity SET taken = taken - gone.guests - $4 FROM gone
     WHERE activity.id = gone.activity_id AND gone.result = $3 AND end_at > $2`,
    [userId, now, RegistrationResult.success, 1],
  )
}

/** Whether an account has signed up for something that has not ended and takes place. */
export const hasSignUpToCome = async (tx: Queryable, userId: string, now: Date): Promise<boolean> => {
  const rows = await tx.query(
    `SELECT FROM activity_registration JOIN activity ON activity.id = activity_id
     WHERE user_id = $1 AND end_at > $2 AND ${TAKES_PLACE} AND result <> $3 LIMIT 1`,
    [userId, now, RegistrationResult.failed],
  )
  return rows.length > 0
}

/** Erases the names under which an account signed up. */
export const forgetNamesOfSignUps = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query("UPDATE activity_registration SET name = '' WHERE user_id = $1", [userId])
}
