import { Privilege } from '@/wire/enums/member'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

const privileges: Record<Privilege, (kwh: number) => string> = {
  [Privilege.charging]: (kwh: number) => (kwh > 0 ? `${kwh} kWh a year` : 'Charging'),
  [Privilege.service]: () => 'Priority service',
  [Privilege.earlyEvents]: () => 'Early events',
  [Privilege.birthdayGift]: () => 'Birthday gift',
  [Privilege.loanCar]: () => 'Loan car',
  [Privilege.privateTours]: () => 'Private tours',
}

/** Texts of levels and growth. */
const en = {
  membership: 'Membership',
  yourLevel: 'Your level',
  level: 'Level',
  growth: 'growth',
  toNext: (missing: string, level: string) => `${missing} to ${level}`,
  highest: 'The highest level',
  points: 'Points',
  pointsDetails: 'Details',
  pointsEnd: (points: string, day: string) =>
    points === '1' ? `1 point ends on ${day}` : `${points} points end on ${day}`,
  noPointsEnd: 'Check in daily to earn some',
  rightsOf: (level: string) => `${level} rights`,
  guide: 'Guide',
  privileges,
  notYet: 'not on your level',
  earnGrowth: 'Earn growth',
  growthOf: (signed: string) => `${signed} growth`,
  growthDetails: 'Growth value details',
  seeGrowth: 'See my growth',
  guideTitle: 'Membership guide',
  guideHead: (levels: number) => `${levels} levels, one year at a time`,
  reviewed: (day: string) => `Reviewed every ${day}`,
  growthRow: 'Growth',
  kwh: (kwh: number) => `${kwh}\u00a0kWh`,
  includes: 'included',
  includesNot: 'not included',
  keeping: 'Keeping your level',
  keepingText:
    'Your level rises as soon as the growth of the last twelve months reaches the next one. It falls on the review day alone, by one level at most: then the growth of the twelve months before counts. Growth of a refunded order was never earned.',
  owners: 'Owners',
  ownersText: (level: string) => `A delivered car lifts you to ${level} for the first year, whatever your growth.`,
  using: 'Using your rights',
  usingText: 'Show your level at any Vela shop, or name it when you call us: it is on this account.',
  lastTwelve: 'Growth, last 12 months',
  moreBy: (missing: string, day: string) => `${missing} more by ${day}`,
  monthGrowth: (month: string, growth: string) => `${month}: ${growth}`,
  noGrowth: 'No growth yet',
}

export type Messages = typeof en

export const messages = texts(en, zh)
