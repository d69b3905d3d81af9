import type { Activity, ActivityCard, ActivityPage, OwnActivity } from '@/wire/schemas/activity'
import type { PageQuery } from '@/wire/schemas/page'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { readPage } from '../../db/read-page'
import { together } from '../../db/together'
import { Refusal } from '../../http/errors'
import {
  activitiesOfPage,
  activityCount,
  activityOf,
  listActivitiesById,
  listDrafts,
  listOwn,
  registrationOf,
} from './activity-statements'
import { activityView, cardView, ownView } from './activity-view'

/** A page of what is on or to come. */
export const readActivities = (db: Queryable, page: PageQuery, now: Date): Promise<ActivityPage> =>
  readPage(db, { rows: activitiesOfPage(page, now), count: activityCount(now) }, page, (row) => cardView(row, now))

/** Activities by their ids, as lists show them. */
export const activityCards = async (db: Queryable, ids: readonly string[], now: Date): Promise<ActivityCard[]> =>
  ids.length === 0 ? [] : (await listActivitiesById(db, ids)).map((row) => cardView(row, now))

/** What is not out yet, as its readers will see it. */
export const draftActivities = async (db: Queryable, now: Date): Promise<Activity[]> =>
  (await listDrafts(db)).map((row) => activityView(row, undefined, now))

/**
 * One activity, with its reader's own sign-up.
 *
 * @throws Refusal activityNotFound.
 */
export const readActivity = async (db: Queryable, id: string, userId: string | null, now: Date): Promise<Activity> => {
  const rows = await together(db, { activity: activityOf(id, userId), registration: registrationOf(id, userId) })
  const [activity] = rows.activity
  if (activity === undefined) throw new Refusal(ErrorCode.activityNotFound)
  return activityView(activity, rows.registration[0], now)
}

/** What an account has signed up for. */
export const readOwn = async (db: Queryable, userId: string, now: Date): Promise<OwnActivity[]> =>
  (await listOwn(db, userId, now)).map((row) => ownView(row, now))
