import { EarningCause, PointsUnit } from '@/wire/enums/points'
import { StarDeed } from '@/wire/enums/starfire'
import { DAY_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { monthOf } from '../../../system/shanghai-calendar'
import type { Queryable } from '../../queryable'
import { picturePath } from '../picture-path'
import { demoUser } from '../users'
import { deedsOf, owners, stars, type DemoStar } from './ambassadors'

/** What a deed brought when the demo was written. */
const HEAT = { [StarDeed.friendRegistered]: 10, [StarDeed.friendDrove]: 40, [StarDeed.friendLocked]: 100 } as const

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** The owners whom the demo speaks of. */
const bringOwners = async (tx: Queryable, now: Date): Promise<void> => {
  for (const { id, nickName, avatar } of owners) {
    await tx.query(
      `INSERT INTO account (id, nick_name, avatar, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [id, nickName, picturePath(avatar), daysBefore(now, stars[0]?.joinedDaysAgo ?? 0)],
    )
  }
}

/** The deeds lie evenly between the day on which an ambassador joined and now; the last of them is the newest. */
const bringDeeds = async (tx: Queryable, star: DemoStar, now: Date): Promise<void> => {
  for (const [kind, count] of deedsOf(star)) {
    const times = Array.from({ length: count }, (_, nth) =>
      daysBefore(now, (star.joinedDaysAgo * (nth + 1)) / (count + 1)),
    )
    await tx.query(
      `INSERT INTO ambassador_deed (user_id, kind, reference, heat, at)
       SELECT $1, $2, 'demo-' || nth, $3, deed.at FROM unnest($4::timestamptz[]) WITH ORDINALITY AS deed (at, nth)`,
      [star.userId, kind, HEAT[kind as keyof typeof HEAT], times],
    )
  }
  await tx.query(
    'UPDATE ambassador SET heat = (SELECT sum(heat) FROM ambassador_deed WHERE user_id = $1) WHERE user_id = $1',
    [star.userId],
  )
}

const bringStar = async (tx: Queryable, star: DemoStar, now: Date): Promise<void> => {
  const rows = await tx.query(
    `INSERT INTO ambassador (user_id, star_id, joined_at)
     SELECT id, $2, $3 FROM account WHERE id = $1 AND cancelled_at IS NULL ON CONFLICT DO NOTHING RETURNING user_id`,
    [star.userId, star.starId, daysBefore(now, star.joinedDaysAgo)],
  )
  if (rows.length > 0) await bringDeeds(tx, star, now)
}

/** What a task paid when the demo was written. */
const PAID = [
  [EarningCause.starDrives, 600],
  [EarningCause.starFriends, 200],
] as const

/** What the tasks of two months ago have paid the demo's customer. */
const bringPoints = async (tx: Queryable, now: Date): Promise<void> => {
  const at = daysBefore(now, 58)
  const month = monthOf(shanghaiDay(at.getTime()))
  const year = Number(month.slice(0, 'YYYY'.length))
  const paid = await tx.query<{ amount: number }>(
    `INSERT INTO points_entry (user_id, unit, cause, reference, book, amount, at, deed_at, ends_on)
     SELECT user_id, ${PointsUnit.points}, task.cause, $2, 'issued', task.points, $3, $3, $4
     FROM points_account, unnest($5::smallint[], $6::integer[]) AS task (cause, points)
     WHERE user_id = $1 AND EXISTS (SELECT FROM ambassador WHERE ambassador.user_id = $1)
     ON CONFLICT DO NOTHING RETURNING amount`,
    [demoUser.id, month, at, `${year + 1}-12-31`, PAID.map(([cause]) => cause), PAID.map(([, points]) => points)],
  )
  await tx.query('UPDATE points_account SET points = points + $2 WHERE user_id = $1', [
    demoUser.id,
    paid.reduce((sum, { amount }) => sum + amount, 0),
  ])
}

/** The ambassadors of the demo: its customers, and owners whom it only speaks of. A catalogue of its own has none of them. */
export const bringStarfire = async (tx: Queryable, now: Date): Promise<void> => {
  if ((await tx.one("SELECT FROM model WHERE id = 'vela-7'")) === undefined) return
  await bringOwners(tx, now)
  for (const star of stars) await bringStar(tx, star, now)
  await bringPoints(tx, now)
}
