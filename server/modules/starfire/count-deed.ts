import { StarDeed } from '@/wire/enums/starfire'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { run } from '../../db/together'
import { phoneOf, type Caller } from '../../http/caller'
import { monthOf } from '../../system/shanghai-calendar'
import { earn } from '../points/earn'
import { startOfMonth } from './month'
import { FRIENDS_OF_PHONE, HEAT, TASKS } from './starfire-rules'
import {
  deedsSince,
  doneOf,
  insertDeed,
  lockStar,
  readPhone,
  starById,
  starOf,
  starOfFriend,
} from './starfire-statements'

interface Deed {
  userId: string
  deed: StarDeed
  reference: string
  device?: Buffer
}

/** Counts a deed of an ambassador who is locked, and pays the task of the month that it completes. */
const count = async (tx: Queryable, { userId, deed, reference, device }: Deed, now: Date): Promise<void> => {
  const isNew = await insertDeed(tx, { userId, deed, reference, heat: HEAT[deed], device: device ?? null }, now)
  const task = TASKS.find((row) => row.deed === deed)
  if (!isNew || task === undefined) return
  const done = doneOf(await run(tx, deedsSince(userId, startOfMonth(now))), deed)
  if (done >= task.goal)
    await earn(tx, { userId, cause: task.cause, reference: monthOf(shanghaiDay(now.getTime())) }, now)
}

/** Counts who registered by the link of an ambassador, unless it was on the ambassador's phone, or on one too many did. */
export const countFriend = async (
  tx: Queryable,
  { starId, friendId, caller }: { starId: string; friendId: string; caller: Caller },
  now: Date,
): Promise<void> => {
  const [star] = await run(tx, starById(starId))
  if (star === undefined) return
  const device = phoneOf(caller)
  await lockStar(tx, star.userId)
  const phone = await readPhone(tx, star.userId, device)
  if (phone === undefined || phone.isOwn || phone.friends >= FRIENDS_OF_PHONE) return
  await count(tx, { userId: star.userId, deed: StarDeed.friendRegistered, reference: friendId, device }, now)
}

/** Counts what became of a friend whom an ambassador's link brought: once for each friend. */
export const countFriendsDeed = async (
  tx: Queryable,
  friendId: string,
  deed: typeof StarDeed.friendDrove | typeof StarDeed.friendLocked,
  now: Date,
): Promise<void> => {
  const userId = await starOfFriend(tx, friendId)
  if (userId === undefined) return
  await lockStar(tx, userId)
  await count(tx, { userId, deed, reference: friendId }, now)
}

/** Counts that an ambassador has come to an activity. */
export const countVisit = async (tx: Queryable, userId: string, activityId: string, now: Date): Promise<void> => {
  if ((await run(tx, starOf(userId))).length === 0) return
  await lockStar(tx, userId)
  await count(tx, { userId, deed: StarDeed.visited, reference: activityId }, now)
}
