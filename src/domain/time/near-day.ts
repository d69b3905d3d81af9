import { DAY_MS } from './duration'
import { formatDay, formatMonthDay } from './shanghai-time'

/** Before the same day comes again, also in a year without a 29 February. */
const YEAR_MS = 365 * DAY_MS

/** Writes a day to come as short as it is clear: "27 May" within a year, else "27 May 2028"; both in epoch ms. */
export const formatNearDay = (epochMs: number, nowMs: number): string =>
  epochMs >= nowMs && epochMs - nowMs < YEAR_MS ? formatMonthDay(epochMs) : formatDay(epochMs)
