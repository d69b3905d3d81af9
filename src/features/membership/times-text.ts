import type { EarningRow } from '@/wire/schemas/points'
import { messages } from './messages'

/** How often something is rewarded. */
export const timesText = (times: EarningRow['times'], perDay: EarningRow['perDay']): string =>
  perDay !== null && perDay > 1 ? messages.timesADay(perDay) : messages.times[times]
