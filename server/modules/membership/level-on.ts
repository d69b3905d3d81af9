import { MemberLevel } from '@/wire/enums/member'
import { DELIVERED_LEVEL, LEVELS, REVIEW } from './levels'

/** Growth by the day of its deed, what was taken back of it included: that was never earned. Days are of Shanghai. */
export interface GrowthDeed {
  day: string
  growth: number
  isDelivery: boolean
}

const yearOf = (day: string): number => Number(day.slice(0, 'YYYY'.length))
const yearBefore = (day: string): string => `${yearOf(day) - 1}${day.slice('YYYY'.length)}`
const twoDigits = (value: number): string => String(value).padStart(2, '0')
const reviewIn = (year: number): string => `${year}-${twoDigits(REVIEW.month)}-${twoDigits(REVIEW.date)}`

const isOfYear = ({ day }: GrowthDeed, until: string): boolean => day > yearBefore(until) && day <= until

/** The growth of the year that ends with a day. */
export const growthOn = (deeds: readonly GrowthDeed[], day: string): number =>
  deeds.filter((deed) => isOfYear(deed, day)).reduce((sum, { growth }) => sum + growth, 0)

/** What a day's growth and deliveries come to, whatever the level was before. */
const reachedOn = (deeds: readonly GrowthDeed[], day: string): MemberLevel => {
  const growth = growthOn(deeds, day)
  const byGrowth = LEVELS.filter(({ growthFrom }) => growthFrom <= growth).map(({ level }) => level)
  const delivered = deeds.some((deed) => deed.isDelivery && isOfYear(deed, day)) ? [DELIVERED_LEVEL] : []
  return higher(...byGrowth, ...delivered)
}

/** The highest of some levels. */
const higher = (...levels: readonly MemberLevel[]): MemberLevel =>
  levels.reduce((one, other) => (other > one ? other : one), MemberLevel.deck)

const below = (level: MemberLevel): MemberLevel =>
  higher(...LEVELS.map((row) => row.level).filter((lower) => lower < level))

const reviewsBetween = (first: string, last: string): string[] =>
  Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => reviewIn(yearOf(first) + index)).filter(
    (day) => day > first && day <= last,
  )

/**
 * The level of a day. It rises at once, and falls on a day of review alone, by one: then the growth of the year up to that
 * day counts.
 */
export const levelOn = (deeds: readonly GrowthDeed[], today: string): MemberLevel => {
  const days = deeds.map(({ day }) => day).filter((day) => day <= today)
  const first = days.reduce((one, other) => (other < one ? other : one), today)
  const reviews = reviewsBetween(first, today)
  return [...new Set([...days, ...reviews])].sort().reduce<MemberLevel>((level, day) => {
    const kept = reviews.includes(day) ? below(level) : level
    return higher(kept, reachedOn(deeds, day))
  }, MemberLevel.deck)
}

/** The next day of review after a day. */
export const nextReview = (today: string): string => {
  const thisYear = reviewIn(yearOf(today))
  return today < thisYear ? thisYear : reviewIn(yearOf(today) + 1)
}
