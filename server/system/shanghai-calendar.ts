import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { HOUR_MS } from '@/domain/time/duration'
import { SHANGHAI_OFFSET_MS } from '@/domain/time/shanghai-time'

dayjs.extend(utc)

const OFFICE_CLOSES_MS = 18 * HOUR_MS
const SATURDAY = 6
const SUNDAY = 0

/** A day whose UTC fields read as Shanghai's wall clock, so that the zone of the machine never enters. */
const wallClock = (epochMs: number): Dayjs => dayjs.utc(epochMs + SHANGHAI_OFFSET_MS)

const instantOf = (wall: Dayjs): number => wall.valueOf() - SHANGHAI_OFFSET_MS

/**
 * The same time of day a number of months later on Shanghai's calendar; where that month is shorter, its last day: a
 * month after 31 January is 28 or 29 February.
 */
export const addMonths = (epochMs: number, months: number): number => instantOf(wallClock(epochMs).add(months, 'month'))

/** The month of a day or a time of the wire, `YYYY-MM`. */
export const monthOf = (time: string): string => time.slice(0, 'YYYY-MM'.length)

/** The first instant of the day in Shanghai that comes a number of days after the day of an instant, in epoch ms. */
export const startOfDay = (epochMs: number, daysLater: number): number =>
  instantOf(wallClock(epochMs).startOf('day').add(daysLater, 'day'))

const isWorkingDay = (epochMs: number): boolean => ![SATURDAY, SUNDAY].includes(wallClock(epochMs).day())

/** 18:00 of the next day that is neither Saturday nor Sunday, in Shanghai. Public holidays are not known here. */
export const nextWorkingDayEnd = (epochMs: number): number => {
  const dayMs = [1, 2, 3].map((days) => startOfDay(epochMs, days)).find(isWorkingDay)
  return (dayMs ?? startOfDay(epochMs, 1)) + OFFICE_CLOSES_MS
}
