import type { RemainingTime } from '@/domain/time/duration'

const HOURS_A_DAY = 24

const DIGITS = 2

/** "29:41", with hours in front only when there are any. */
export const timeLeftText = ({ day, hour, minute, second }: RemainingTime): string => {
  const hours = day * HOURS_A_DAY + hour
  const parts = hours > 0 ? [hours, minute, second] : [minute, second]
  return parts.map((part) => String(part).padStart(DIGITS, '0')).join(':')
}
