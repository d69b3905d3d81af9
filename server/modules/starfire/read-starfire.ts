import type { OwnStar, StarfireState, StarPlace, StarTask } from '@/wire/schemas/starfire'
import { StarDeed } from '@/wire/enums/starfire'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { together, type RowsOf } from '../../db/together'
import { EARNING_RULES } from '../points/earning-rules'
import { daysLeftOfMonth, startOfMonth } from './month'
import { HEAT, PLACES_SHOWN, TASKS, tierOf, TIERS } from './starfire-rules'
import {
  deedsSince,
  doneOf,
  hottestStars,
  pointsOfTasks,
  STAR_COUNT,
  starById,
  starOf,
  starsBefore,
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

/** What the ambassadors' page is told by; to a visitor nothing is their own. */
const asked = ({ readerId, starId, now }: Reading) => ({
  own: starOf(readerId),
  before: starsBefore('own'),
  deeds: deedsSince(readerId, null),
  ofMonth: deedsSince(readerId, startOfMonth(now)),
  paid: pointsOfTasks(readerId),
  ranking: hottestStars(PLACES_SHOWN),
  stars: STAR_COUNT,
  guide: starById(starId ?? null),
})

type Rows = RowsOf<ReturnType<typeof asked>>

const ownStar = ({ own: [star], before, deeds, paid }: Rows): OwnStar | null =>
  star === undefined
    ? null
    : {
        starId: star.starId,
        tier: tierOf(star.heat),
        place: placeOf(star, (before[0]?.count ?? 0) + 1, star.userId),
        joinedTime: formatShanghai(star.joinedAt.getTime()),
        drives: doneOf(deeds, StarDeed.friendDrove),
        orders: doneOf(deeds, StarDeed.friendLocked),
        points: paid[0]?.paid ?? 0,
      }

const tasksOf = ({ own, ofMonth }: Rows): StarTask[] =>
  TASKS.map(({ cause, deed, goal }) => ({
    cause,
    title: starfireTexts.tasks[cause],
    done: own.length === 0 ? 0 : Math.min(doneOf(ofMonth, deed), goal),
    goal,
    points: EARNING_RULES[cause].points,
  }))

const guideOf = ({ guide: [star] }: Rows): StarfireState['guide'] =>
  star === undefined ? null : { name: star.name, avatar: star.avatar, tier: tierOf(star.heat) }

/** The ambassadors, what makes them, and how the reader stands among them. */
export const readStarfire = async (db: Queryable, reading: Reading): Promise<StarfireState> => {
  const rows = await together(db, asked(reading))
  return {
    tiers: TIERS.map(({ tier, heatFrom }) => ({ tier, name: starfireTexts.tiers[tier], heatFrom })),
    deeds: Object.values(StarDeed).map((deed) => ({ deed, title: starfireTexts.deeds[deed], heat: HEAT[deed] })),
    tasks: tasksOf(rows),
    daysLeft: daysLeftOfMonth(reading.now),
    ranking: rows.ranking.map((row, index) => placeOf(row, index + 1, reading.readerId)),
    total: rows.stars[0]?.count ?? 0,
    own: ownStar(rows),
    guide: guideOf(rows),
  }
}
