import { EarningCause, PointsUnit } from '@/wire/enums/points'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { shanghaiDayAt } from './instant'
import { plainTable, type SeedTable } from './seed-table'
import { demoUser } from './users'

/** What the demo's customer has earned, and how many days ago. */
const deeds = [
  { cause: EarningCause.registration, daysAgo: 60, points: 100, growth: 10 },
  { cause: EarningCause.profile, daysAgo: 59, points: 50, growth: 20 },
  { cause: EarningCause.checkIn, daysAgo: 3, points: 10, growth: 0, dayOfSeven: 1 },
  { cause: EarningCause.checkIn, daysAgo: 2, points: 10, growth: 0, dayOfSeven: 2 },
  { cause: EarningCause.checkIn, daysAgo: 1, points: 10, growth: 0, dayOfSeven: 3 },
] as const

const sumOf = (unit: 'points' | 'growth'): number => deeds.reduce((sum, deed) => sum + deed[unit], 0)

const yearOf = (at: Date): number => Number(shanghaiDay(at.getTime()).slice(0, 'YYYY'.length))

const REFERENCES = {
  [EarningCause.registration]: () => 'registration',
  [EarningCause.profile]: () => 'profile',
  [EarningCause.checkIn]: (at: Date) => shanghaiDay(at.getTime()),
} as const

const entriesOf = (deed: (typeof deeds)[number], now: Date) => {
  const at = shanghaiDayAt(now, -deed.daysAgo, '09:12')
  const entry = {
    user_id: demoUser.id,
    cause: deed.cause,
    reference: REFERENCES[deed.cause](at),
    book: 'issued',
    day_of_seven: 'dayOfSeven' in deed ? deed.dayOfSeven : null,
    at: at.toISOString(),
    deed_at: at.toISOString(),
  }
  const points = { ...entry, unit: PointsUnit.points, amount: deed.points, ends_on: `${yearOf(at) + 1}-12-31` }
  const growth = { ...entry, unit: PointsUnit.growth, amount: deed.growth, ends_on: null }
  return [points, growth].filter(({ amount }) => amount > 0)
}

/** The points and the growth of the demo's customer. */
export const pointsTables = (now: Date): SeedTable[] => [
  plainTable('points_account', [
    {
      user_id: demoUser.id,
      points: sumOf('points'),
      growth: sumOf('growth'),
      ended_to: `${yearOf(now) - 1}-12-31`,
    },
  ]),
  plainTable(
    'points_entry',
    deeds.flatMap((deed) => entriesOf(deed, now)),
  ),
]
