import { ConsultationType } from '@/wire/enums/vehicle'
import { DAY_MS } from '@/domain/time/duration'
import { dayStart, formatShanghai } from '@/domain/time/shanghai-time'
import type { Slot } from '@/wire/schemas/appointment'
import type { Queryable } from '../../../db/queryable'
import { together, type RowsOf, type Statement } from '../../../db/together'
import { calendarsOf, calendarsOfRows } from '../../shop/calendar/calendar-statements'
import { openingOn } from '../../shop/calendar/shop-calendar'
import type { Asker } from './asker'
import { capacitiesOf, takenOf, type Capacity } from './calendar-statements'
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
  const starts = days.map(dayStart)
  return [new Date(Math.min(...starts)), new Date(Math.max(...starts) + DAY_MS)]
}

const keyOf = (storeId: string, startMs: number): string => `${storeId} ${startMs}`

const SHOPS = 'SELECT id FROM shops'

/** What the free hours of some days (YYYY-MM-DD) follow from, at the shops that a statement called `shops` reads. */
export const freeHoursRead = ({ modelId }: Wish, days: readonly string[], asker: Asker) => ({
  ...calendarsOf(SHOPS, days),
  capacities: capacitiesOf(SHOPS, modelId),
  taken: takenOf(SHOPS, modelId, spanOf(days), asker),
})

/** Which hours shops still have, by the shop's id; those that begin too soon are left out. */
export const freeDaysOf = (
  { capacities, taken, ...rows }: RowsOf<ReturnType<typeof freeHoursRead>>,
  wish: Wish,
  days: readonly string[],
  { now }: Asker,
): ((storeId: string) => FreeDay[]) => {
  const calendarOf = calendarsOfRows(rows)
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

/** Reads the hours of one shop. */
export const readFreeDays = async (
  db: Queryable,
  storeId: string,
  wish: Wish,
  days: readonly string[],
  asker: Asker,
): Promise<FreeDay[]> => {
  const shops: Statement = { sql: 'SELECT $1::text AS id', params: [storeId] }
  return freeDaysOf(await together(db, { shops, ...freeHoursRead(wish, days, asker) }), wish, days, asker)(storeId)
}
