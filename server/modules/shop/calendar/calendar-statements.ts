import type { Queryable } from '../../../db/queryable'
import type { DayHours, ShopCalendar } from './shop-calendar'

interface HoursRow extends DayHours {
  storeId: string
  dayKind: number
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

/** The calendars of shops for some days (YYYY-MM-DD), by the shop's id. */
export const readCalendars = async (
  db: Queryable,
  shopIds: readonly string[],
  days: readonly string[],
): Promise<(shopId: string) => ShopCalendar> => {
  const [hours, closed, holidays] = await Promise.all([
    db.query<HoursRow>(
      `SELECT store_id AS "storeId", day_kind AS "dayKind", opens_minute AS "opensMinute", closes_minute AS "closesMinute"
       FROM store_hours WHERE store_id = ANY ($1)`,
      [shopIds],
    ),
    db.query<{ storeId: string; day: string }>(
      `SELECT store_id AS "storeId", to_char(day, 'YYYY-MM-DD') AS day FROM store_closed_day
       WHERE store_id = ANY ($1) AND day = ANY ($2::date[])`,
      [shopIds, days],
    ),
    db.query<{ day: string }>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM public_holiday WHERE day = ANY ($1::date[])`,
      [days],
    ),
  ])
  const hoursByShop = groupByShop(hours)
  const closedByShop = groupByShop(closed)
  const holidaySet = new Set(holidays.map(({ day }) => day))
  return (shopId) => ({
    hoursByKind: new Map((hoursByShop.get(shopId) ?? NO_HOURS).map((row) => [row.dayKind, row])),
    closedDays: new Set((closedByShop.get(shopId) ?? []).map(({ day }) => day)),
    holidays: holidaySet,
  })
}
