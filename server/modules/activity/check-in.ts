import { RegistrationResult } from '@/wire/enums/activity'
import { EarningCause } from '@/wire/enums/points'
import { ErrorCode } from '@/wire/errors'
import { isCheckInOpen } from '@/domain/activity/activity-status'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { doneAt } from '../../http/done-at'
import { Refusal } from '../../http/errors'
import { earn } from '../points/earn'
import { countVisit } from '../starfire/count-deed'
import { TAKES_PLACE } from './activity-row'

/** Who stands at the door, and for what. */
export interface Visit {
  title: string
  name: string
  guests: number
}

interface VisitRow extends Visit {
  visitedAt: Date | null
  startAt: Date
  endAt: Date
}

const findByCode = (db: Queryable, code: string): Promise<VisitRow | undefined> =>
  db.one<VisitRow>(
    `SELECT ${said('activity', 'title')} AS title, name, guests, visited_at AS "visitedAt",
       start_at AS "startAt", end_at AS "endAt"
     FROM activity_registration JOIN activity ON activity.id = activity_id
     WHERE code = $1 AND result = $2 AND ${TAKES_PLACE}`,
    [code, RegistrationResult.success],
  )

/**
 * Lets in who shows a code, once: from an hour before the start until the end.
 *
 * @throws Refusal checkInCodeUnknown, checkInClosed, checkedInAlready.
 */
export const checkIn = async (tx: Queryable, code: string, by: string, now: Date): Promise<Visit> => {
  const visit = await findByCode(tx, code)
  if (visit === undefined) throw new Refusal(ErrorCode.checkInCodeUnknown)
  const { startAt, endAt, title, name, guests } = visit
  if (!isCheckInOpen({ startMs: startAt.getTime(), endMs: endAt.getTime() }, now.getTime()))
    throw new Refusal(ErrorCode.checkInClosed)
  const visitor = await tx.one<{ userId: string; activityId: string }>(
    `UPDATE activity_registration SET visited_at = $2, visited_by = $3 WHERE code = $1 AND visited_at IS NULL
     RETURNING user_id AS "userId", activity_id AS "activityId"`,
    [code, now, by],
  )
  // Whoever lost the answer at the door learns when the code has let in.
  if (visitor === undefined)
    throw new Refusal(ErrorCode.checkedInAlready, doneAt((await findByCode(tx, code))?.visitedAt))
  const { userId, activityId } = visitor
  await countVisit(tx, userId, activityId, now)
  await earn(tx, { userId, cause: EarningCause.visit, reference: activityId }, now)
  return { title, name, guests }
}
