import type { PageQuery } from '@/wire/schemas/page'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'
import { pageOffset } from '../../http/page-offset'
import {
  activityColumns,
  CARD_DATES,
  cardColumns,
  REGISTRATION_COLUMNS,
  type ActivityCardRow,
  type ActivityRow,
  type OwnActivityRow,
  type RegistrationRow,
} from './activity-row'

const IS_THERE = 'activity.withdrawn_at IS NULL'

const IS_AHEAD = `end_at > $1 AND ${IS_THERE}`

/** A page of the activities that have not ended, the next first. */
export const activitiesOfPage = (page: PageQuery, now: Date): Statement<ActivityCardRow> => ({
  sql: `SELECT ${cardColumns()} FROM activity WHERE ${IS_AHEAD} ORDER BY start_at, id LIMIT $2 OFFSET $3`,
  params: [now, page.size, pageOffset(page)],
  dates: CARD_DATES,
})

/** How many activities have not ended. */
export const activityCount = (now: Date): Statement<{ total: number }> => ({
  sql: `SELECT count(*) AS total FROM activity WHERE ${IS_AHEAD}`,
  params: [now],
})

/** Activities by their ids, in no order. */
export const listActivitiesById = (db: Queryable, ids: readonly string[]): Promise<ActivityCardRow[]> =>
  db.query<ActivityCardRow>(`SELECT ${cardColumns()} FROM activity WHERE id = ANY ($1)`, [ids])

/** More drafts than there ever are. */
const MOST_DRAFTS = 50

/** The activities that are not out yet, the next first. */
export const listDrafts = (db: Queryable): Promise<ActivityRow[]> =>
  db.query<ActivityRow>(
    `SELECT ${activityColumns()} FROM activity WHERE is_draft ORDER BY start_at, id LIMIT ${MOST_DRAFTS}`,
  )

/** One activity; whoever has signed up finds it also while it is withdrawn. */
export const activityOf = (id: string, userId: string | null): Statement<ActivityRow> => ({
  sql: `SELECT ${activityColumns()} FROM activity WHERE id = $1 AND (${IS_THERE} OR EXISTS (
      SELECT FROM activity_registration WHERE activity_id = activity.id AND user_id = $2))`,
  params: [id, userId],
  dates: CARD_DATES,
})

/** An activity, and whether its places were drawn: they are not drawn again for who comes later. */
export interface HeldActivity extends ActivityRow {
  isDrawn: boolean
}

/** One activity that nobody draws until the transaction ends; others may sign up meanwhile. */
export const holdActivity = (tx: Queryable, id: string): Promise<HeldActivity | undefined> =>
  tx.one<HeldActivity>(
    `SELECT ${activityColumns()}, drawn_at IS NOT NULL AS "isDrawn" FROM activity WHERE id = $1 AND ${IS_THERE}
     FOR KEY SHARE`,
    [id],
  )

/** An account's sign-up for an activity; a visitor has none. */
export const registrationOf = (activityId: string, userId: string | null): Statement<RegistrationRow> => ({
  sql: `SELECT ${REGISTRATION_COLUMNS} FROM activity_registration registration WHERE activity_id = $1 AND user_id = $2`,
  params: [activityId, userId],
  dates: ['visitedAt'],
})

/** More than anybody signs up for. */
const MOST_LISTED = 200

/** What an account has signed up for: those that have not ended first, the next before the others, then the latest. */
export const listOwn = (db: Queryable, userId: string, now: Date): Promise<OwnActivityRow[]> =>
  db.query<OwnActivityRow>(
    `SELECT ${cardColumns()}, ${REGISTRATION_COLUMNS}
     FROM activity_registration registration JOIN activity ON activity.id = activity_id
     WHERE user_id = $1
     ORDER BY end_at <= $2, CASE WHEN end_at > $2 THEN start_at END, start_at DESC, activity.id LIMIT $3`,
    [userId, now, MOST_LISTED],
  )
