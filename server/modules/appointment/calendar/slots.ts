import { AppointmentLimit } from '@/wire/enums/appointment'
import { lastCallOf, NOTICE_MS } from '@/domain/shop/last-call'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import type { Opening } from '../../shop/calendar/shop-calendar'

/** How many days can be booked, today among them. */
export const DAYS_AHEAD = 30

const SLOT_MS = AppointmentLimit.minutes * MINUTE_MS

/**
 * When appointments of an opening begin, in epoch ms: at whole hours (Shanghai's are UTC's), each over before the shop
 * closes. However hours change, two appointments overlap only if they begin together.
 */
export const slotsOf = ({ opensMs, closesMs }: Opening): number[] => {
  const firstMs = Math.ceil(opensMs / SLOT_MS) * SLOT_MS
  const count = Math.max(0, Math.floor((closesMs - firstMs) / SLOT_MS))
  return Array.from({ length: count }, (_, index) => firstMs + index * SLOT_MS)
}

/** When the first hour begins that can still be booked. */
export const earliestStart = (now: Date): Date => new Date(now.getTime() + NOTICE_MS)

/** Whether there is still time to book an hour. */
export const isInTime = (startMs: number, nowMs: number): boolean => nowMs <= lastCallOf(startMs)

/** When an appointment is over. */
export const endOf = (startAt: Date): Date => new Date(startAt.getTime() + SLOT_MS)

const EARLY_MS = DAY_MS
const LATE_MS = 3 * HOUR_MS

/** When somebody is reminded: a day before, or else three hours before; not at all of what begins sooner. */
export const reminderOf = (startAt: Date, now: Date): Date | null => {
  const due = [EARLY_MS, LATE_MS].map((beforeMs) => new Date(startAt.getTime() - beforeMs))
  return due.find((at) => at > now) ?? null
}
