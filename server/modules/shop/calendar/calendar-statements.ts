import type { RowsOf, Statement } from '../../../db/together'
import type { DayHours, ShopCalendar } from './shop-calendar'

interface HoursRow extends DayHours {
  storeId: string
  dayKind: number
}

interface HolidayRow {
  day: string
}

interface ClosedRow extends HolidayRow {
  storeId: string
}

const NO_HOURS: readonly HoursRow[] = []

const groupByShop = <Row extends { storeId: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.storeId)
    if (group) group.push(row)
    else groups.set(row.storeId, [row])
  }
  return groups
}

const hoursOf = (shops: string): Statement<HoursRow> => ({
  sql: `SELECT store_id AS "storeId", day_kind AS "dayKind", opens_minute AS "opensMinute", closes_minute AS "closesMinute"
    FROM store_hours WHERE store_id IN (${shops})`,
  params: [],
})

const closedDaysOf = (shops: string, days: readonly string[]): Statement<ClosedRow> => ({
  sql: `SELECT store_id AS "storeId", to_char(day, 'YYYY-MM-DD') AS day FROM store_closed_day
    WHERE store_id IN (${shops}) AND day = ANY ($1::date[])`,
  params: [days],
})

const holidaysAmong = (days: readonly string[]): Statement<HolidayRow> => ({
  sql: `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM public_holiday WHERE day = ANY ($1::date[])`,
  params: [days],
})

/**
 * What the calendars of shops follow from on some days (YYYY-MM-DD).
 *
 * @param shops - SQL: the ids of the shops, as a statement before these reads them.
 */
export const calendarsOf = (shops: string, days: readonly string[]) => ({
  hours: hoursOf(shops),
  closed: closedDaysOf(shops, days),
  holidays: holidaysAmong(days),
})

/** The calendars of shops, by the shop's id. */
export const calendarsOfRows = ({
  hours,
  closed,
  holidays,
}: RowsOf<ReturnType<typeof calendarsOf>>): ((shopId: string) => ShopCalendar) => {
  const hoursByShop = groupByShop(hours)
  const closedByShop = groupByShop(closed)
  const holidaySet = new Set(holidays.map(({ day }) => day))
  return (shopId) => ({
    hoursByKind: new Map((hoursByShop.get(shopId) ?? NO_HOURS).map((row) => [row.dayKind, row])),
    closedDays: new Set((closedByShop.get(shopId) ?? []).map(({ day }) => day)),
    holidays: holidaySet,
  })
}
