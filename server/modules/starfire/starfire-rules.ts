import { EarningCause } from '@/wire/enums/points'
import { StarDeed, StarTier } from '@/wire/enums/starfire'

/** The one table of tiers, the lowest first (docs/rules/starfire.md). */
export const TIERS = [
  { tier: StarTier.spark, heatFrom: 0 },
  { tier: StarTier.flame, heatFrom: 600 },
  { tier: StarTier.torch, heatFrom: 1_600 },
  { tier: StarTier.beacon, heatFrom: 3_000 },
] as const satisfies readonly { tier: StarTier; heatFrom: number }[]

/** The highest tier that an amount of heat reaches. */
export const tierOf = (heat: number): StarTier =>
  TIERS.reduce<StarTier>((reached, { tier, heatFrom }) => (heat >= heatFrom ? tier : reached), StarTier.spark)

/** What a deed brings. */
export const HEAT = {
  [StarDeed.friendRegistered]: 10,
  [StarDeed.friendDrove]: 40,
  [StarDeed.friendLocked]: 100,
  [StarDeed.visited]: 10,
} as const satisfies Record<StarDeed, number>

interface MonthlyTask {
  cause: EarningCause
  deed: StarDeed
  /** How many deeds of a month of Shanghai it takes. */
  goal: number
}

/** What is to be done in a month; what it pays stands in the table of points. */
export const TASKS = [
  { cause: EarningCause.starDrives, deed: StarDeed.friendDrove, goal: 2 },
  { cause: EarningCause.starFriends, deed: StarDeed.friendRegistered, goal: 3 },
  { cause: EarningCause.starVisit, deed: StarDeed.visited, goal: 1 },
] as const satisfies readonly MonthlyTask[]

/** How many accounts one phone may register for an ambassador: a family shares one. */
export const FRIENDS_OF_PHONE = 2

/** How many places of the ranking are shown. */
export const PLACES_SHOWN = 20
