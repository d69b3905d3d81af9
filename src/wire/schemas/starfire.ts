import { Type, type Static } from 'typebox'
import { EarningCause } from '../enums/points'
import { StarDeed, StarTier } from '../enums/starfire'
import { count, flag, idText, nullable, text, valueOf, wallTime } from './parts'

/** A tier, from the table that decides (extension). */
const StarTierRow = Type.Object({ tier: valueOf(StarTier), name: text(), heatFrom: count() })
export type StarTierRow = Static<typeof StarTierRow>

/** What brings heat, and how much (extension). */
const StarDeedRow = Type.Object({ deed: valueOf(StarDeed), title: text(), heat: count() })

/** A task of the month (extension). */
export const StarTask = Type.Object({
  cause: valueOf(EarningCause),
  title: text(),
  done: count('This month, the goal at most; 0 for who is no ambassador'),
  goal: count(),
  points: count('Once a month'),
})
export type StarTask = Static<typeof StarTask>

/** A place of the ranking (extension). */
export const StarPlace = Type.Object({
  rank: count(),
  name: text(),
  avatar: text(),
  heat: count(),
  isOwn: flag(),
})
export type StarPlace = Static<typeof StarPlace>

/** What an ambassador is and has brought (extension). */
export const OwnStar = Type.Object({
  starId: text('For links'),
  tier: valueOf(StarTier),
  place: StarPlace,
  joinedTime: wallTime(),
  drives: count('Friends who drove'),
  orders: count('Friends who locked an order'),
  points: count('What the tasks have paid'),
})
export type OwnStar = Static<typeof OwnStar>

/** The ambassadors, as a reader sees them (extension). */
export const StarfireState = Type.Object({
  tiers: Type.Array(StarTierRow, { description: 'The lowest first' }),
  deeds: Type.Array(StarDeedRow),
  tasks: Type.Array(StarTask),
  daysLeft: count('Of the month, today included'),
  ranking: Type.Array(StarPlace, { description: 'The first twenty' }),
  total: count('All ambassadors'),
  own: nullable(OwnStar, 'unless the reader is one'),
  guide: nullable(
    Type.Object({ name: text(), avatar: text(), tier: valueOf(StarTier) }),
    'unless the link is an ambassador’s',
  ),
})
export type StarfireState = Static<typeof StarfireState>

export const StarfireQuery = Type.Object({ starId: Type.Optional(idText('Of the link that was followed')) })

export const StarfireApplication = Type.Object({ isNameShown: flag('Agrees that name and picture are in the ranking') })
export type StarfireApplication = Static<typeof StarfireApplication>
