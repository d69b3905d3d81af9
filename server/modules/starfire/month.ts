import { DAY_MS } from '@/domain/time/duration'
import { dayStart, shanghaiDay } from '@/domain/time/shanghai-time'
import { addMonths, monthOf } from '../../system/shanghai-calendar'

/** The first instant of the month of Shanghai that an instant is in. */
export const startOfMonth = (at: Date): Date => new Date(dayStart(`${monthOf(shanghaiDay(at.getTime()))}-01`))

/** How many days a month has left in Shanghai, the day of the instant included. */
export const daysLeftOfMonth = (at: Date): number =>
  Math.ceil((addMonths(startOfMonth(at).getTime(), 1) - at.getTime()) / DAY_MS)
