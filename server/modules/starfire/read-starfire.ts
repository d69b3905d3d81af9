import type { OwnStar, StarfireState, StarPlace, StarTask } from '@/wire/schemas/starfire'
import { StarDeed } from '@/wire/enums/starfire'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { EARNING_RULES } from '../points/earning-rules'
import { daysLeftOfMonth, startOfMonth } from './month'
import { HEAT, PLACES_SHOWN, TASKS, tierOf, TIERS } from './starfire-rules'
import {
  countBefore,
  countDeeds,
  countStars,
  findStar,
  findStarById,
  listStars,
  pointsOfTasks,
  type StarRow,
} from './starfire-statements'
import { starfireTexts } from './starfire-texts'

/** Who reads, and when. */
interface Reading {
  readerId: string | null
  starId?: string | undefined
  now: Date
}

const placeOf = ({ userId, name, avatar, heat }: StarRow, rank: number, readerId: string | null): StarPlace => ({
  rank,
  name,
  avatar,
  heat,
  isOwn: userId === readerId,
})

const ownStar = async (db: Queryable, star: StarRow): Promise<OwnStar> => {
  const deeds = await countDeeds(db, star.userId, null)
  return {
    starId: star.starId,
    tier: tierOf(star.heat),
    place: placeOf(star, (await countBefore(db, star)) + 1, star.userId),
    joinedTime: formatShanghai(star.joinedAt.getTime()),
    drives: deeds.get(StarDeed.friendDrove) ?? 0,
    orders: deeds.get(StarDeed.friendLocked) ?? 0,
    points: await pointsOfTasks(db, star.userId),
  }
}

const tasksOf = async (db: Queryable, star: StarRow | undefined, now: Date): Promise<StarTask[]> => {
  const done = star === undefined ? undefined : await countDeeds(db, star.userId, startOfMonth(now))
  return TASKS.map(({ cause, deed, goal }) => ({
    cause,
    title: starfireTexts.tasks[cause],
    done: Math.min(done?.get(deed) ?? 0, goal),
    goal,
    points: EARNING_RULES[cause].points,
  }))
}

const guideOf = async (db: Queryable, starId: string | undefined): Promise<StarfireState['guide']> => {
  const star = starId === undefined ? undefined : await findStarById(db, starId)
  return star === undefined ? null : { name: star.name, avatar: star.avatar, tier: tierOf(star.heat) }
}

/** The ambassadors, what makes them, and how the reader stands among them. */
export const readStarfire = async (db: Queryable, { readerId, starId, now }: Reading): Promise<StarfireState> => {
  const star = readerId === null ? undefined : await findStar(db, readerId)
  const stars = await listStars(db, PLACES_SHOWN)
  return {
    tiers: TIERS.map(({ tier, heatFrom }) => ({ tier, name: starfireTexts.tiers[tier], heatFrom })),
    deeds: Object.values(StarDeed).map((deed) => ({ deed, title: starfireTexts.deeds[deed], heat: HEAT[deed] })),
    tasks: await tasksOf(db, star, now),
    daysLeft: daysLeftOfMonth(now),
    ranking: stars.map((row, index) => placeOf(row, index + 1, readerId)),
    total: await countStars(db),
    own: star === undefined ? null : await ownStar(db, star),
    guide: await guideOf(db, starId),
  }
}
