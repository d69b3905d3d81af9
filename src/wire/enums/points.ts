/** What is counted: points are had and end, growth makes the level (extension). */
export const PointsUnit = { points: 1, growth: 2 } as const
export type PointsUnit = (typeof PointsUnit)[keyof typeof PointsUnit]

/** What points and growth are given for (extension). */
export const EarningCause = {
  registration: 1,
  profile: 2,
  checkIn: 3,
  smallDeposit: 4,
  bigDeposit: 5,
  delivery: 6,
  review: 7,
  comment: 8,
  visit: 9,
  friendRegistered: 10,
  friendLocked: 11,
  friendDelivered: 12,
  starDrives: 13,
  starFriends: 14,
  starVisit: 15,
} as const
export type EarningCause = (typeof EarningCause)[keyof typeof EarningCause]

/** Why an entry was booked (extension). */
export const PointsCause = { ...EarningCause, takenBack: 20, ended: 21, commentGone: 22, commentBack: 23 } as const
export type PointsCause = (typeof PointsCause)[keyof typeof PointsCause]

/**
 * How often something is rewarded: once, so many times a day of Shanghai, for each order, for each friend, for each activity,
 * or once a month to ambassadors (extension).
 */
export const EarningTimes = {
  once: 'once',
  daily: 'daily',
  order: 'order',
  friend: 'friend',
  activity: 'activity',
  monthly: 'monthly',
} as const
export type EarningTimes = (typeof EarningTimes)[keyof typeof EarningTimes]

/** Which entries are listed (extension). */
export const EntryFilter = { all: 'all', gained: 'gained', lost: 'lost' } as const
export type EntryFilter = (typeof EntryFilter)[keyof typeof EntryFilter]
