import { ConsultationType } from '@/wire/enums/vehicle'
import { DAY_MS } from '@/domain/time/duration'
import { formatShanghai, parseShanghai } from '@/domain/time/shanghai-time'
import type { Slot } from '@/wire/schemas/appointment'
import type { Queryable } from '../../../db/queryable'
import { readCalendars } from '../../shop/calendar/calendar-statements'
import { openingOn } from '../../shop/calendar/shop-calendar'
import { listCapacities, listTaken, type Capacity } from './calendar-statements'
import { isInTime, slotsOf } from './slots'

/** What is to be booked, wherever that is. */
export interface Wish {
  consultationType: ConsultationType
  modelId: string
}

/** A day of a shop, as its calendar shows it. */
export interface FreeDay {
  day: string
  isOpen: boolean
  slots: Slot[]
}

const NOTHING = { cars: 0, advisers: 0 }

/** A test drive takes a car and a person, a talk only a person. */
const leftOf = (
  has: Omit<Capacity, 'storeId'>,
  taken: Omit<Capacity, 'storeId'>,
  { consultationType }: Wish,
): number => {
  const advisers = has.advisers - taken.advisers
  return consultationType === ConsultationType.order ? advisers : Math.min(has.cars - taken.cars, advisers)
}

const spanOf = (days: readonly string[]): [Date, Date] => {
  const starts = days.map((day) => parseShanghai(`${day} 00:00:00`))
  return [new Date(Math.min(...starts)), new Date(Math.max(...starts) + DAY_MS)]
}

const keyOf = (storeId: string, startMs: number): string => `${storeId} ${startMs}`

/** Which hours shops still have on some days (YYYY-MM-DD), by the shop's id; those that begin too soon are left out. */
export const readFreeDays = async (
  db: Queryable,
  storeIds: readonly string[],
  wish: Wish,
  days: readonly string[],
  now: Date,
): Promise<(storeId: string) => FreeDay[]> => {
  const [calendarOf, capacities, taken] = await Promise.all([
    readCalendars(db, storeIds, days),
    listCapacities(db, storeIds, wish.modelId),
    listTaken(db, storeIds, wish.modelId, spanOf(days)),
  ])
  const capacityOf = new Map(capacities.map((row) => [row.storeId, row]))
  const takenAt = new Map(taken.map((row) => [keyOf(row.storeId, row.startAt.getTime()), row]))
  return (storeId) => {
    const has = capacityOf.get(storeId) ?? NOTHING
    const slotAt = (startMs: number): Slot => ({
      startTime: formatShanghai(startMs),
      left: leftOf(has, takenAt.get(keyOf(storeId, startMs)) ?? NOTHING, wish),
    })
    return days.map((day) => {
      const opening = openingOn(calendarOf(storeId), day)
      const starts = opening === null ? [] : slotsOf(opening)
      return {
        day,
        isOpen: opening !== null,
        slots: starts.filter((startMs) => isInTime(startMs, now.getTime())).map(slotAt),
      }
    })
  }
}
