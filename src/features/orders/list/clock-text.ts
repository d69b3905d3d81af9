import type { RemainingTime } from '@/domain/time/duration'

const HOURS_A_DAY = 24
const DIGITS = 2

const twoDigits = (value: number): string => String(value).padStart(DIGITS, '0')

/** A span as hours, minutes and seconds: "00:29:41"; days count as hours. */
export const clockText = ({ day, hour, minute, second }: RemainingTime): string =>
  [day * HOURS_A_DAY + hour, minute, second].map(twoDigits).join(':')
