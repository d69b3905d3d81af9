import { EarningCause, EarningTimes } from '@/wire/enums/points'

/** What something earns, and how often. */
interface EarningRule {
  points: number
  growth: number
  times: EarningTimes
  /** How many of a day earn, where it is rewarded by the day. */
  perDay?: number
}

/** The one table that pays, and that the pages are drawn from (docs/rules/points.md). Who changes it raises the version. */
export const EARNING_RULES = {
  [EarningCause.registration]: { points: 100, growth: 10, times: EarningTimes.once },
  [EarningCause.profile]: { points: 50, growth: 20, times: EarningTimes.once },
  [EarningCause.checkIn]: { points: 10, growth: 0, times: EarningTimes.daily, perDay: 1 },
  [EarningCause.smallDeposit]: { points: 200, growth: 40, times: EarningTimes.order },
  [EarningCause.bigDeposit]: { points: 1_000, growth: 200, times: EarningTimes.order },
  [EarningCause.delivery]: { points: 10_000, growth: 1_000, times: EarningTimes.order },
  [EarningCause.review]: { points: 100, growth: 20, times: EarningTimes.order },
  [EarningCause.comment]: { points: 5, growth: 0, times: EarningTimes.daily, perDay: 3 },
  [EarningCause.visit]: { points: 200, growth: 20, times: EarningTimes.activity },
  [EarningCause.friendRegistered]: { points: 100, growth: 10, times: EarningTimes.friend },
  [EarningCause.friendLocked]: { points: 5_000, growth: 300, times: EarningTimes.friend },
  [EarningCause.friendDelivered]: { points: 3_000, growth: 300, times: EarningTimes.friend },
  [EarningCause.starDrives]: { points: 600, growth: 0, times: EarningTimes.monthly },
  [EarningCause.starFriends]: { points: 200, growth: 0, times: EarningTimes.monthly },
  [EarningCause.starVisit]: { points: 120, growth: 0, times: EarningTimes.monthly },
} as const satisfies Record<EarningCause, EarningRule>

/** Which table this is. */
export const RULES_VERSION = { version: 3, inForceFrom: '2026-11-24' } as const

/** What checking in earns on the last day of seven in a row. */
export const SEVENTH_DAY_POINTS = 50

/** How many days before their end points are spoken of. */
export const REMIND_DAYS = 30
