import { HOLIDAYS } from './holidays'
import { plainTable, type SeedTable } from './seed-table'
import shops from './shops.json'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const
const HOLIDAY = 8

interface Hours {
  kinds: readonly number[]
  opens: number
  closes: number
}

/** Hours in minutes of the day, by what the shop's sign says. Only the spaces open on public holidays. */
const HOURS_BY_SIGN: Readonly<Record<string, Hours>> = {
  'Daily 10:00–22:00': { kinds: [...EVERY_DAY, HOLIDAY], opens: 600, closes: 1320 },
  'Daily 9:00–18:00': { kinds: EVERY_DAY, opens: 540, closes: 1080 },
  'Mon–Sat 8:30–18:30': { kinds: EVERY_DAY.slice(0, -1), opens: 510, closes: 1110 },
}

const hoursRows = shops.flatMap(({ id, businessHours }) => {
  const { kinds, opens, closes } = HOURS_BY_SIGN[businessHours] ?? { kinds: [], opens: 0, closes: 0 }
  return kinds.map((kind) => ({ store_id: id, day_kind: kind, opens_minute: opens, closes_minute: closes }))
})

/** When these of the shops are open, and the public holidays of the years to come. */
export const shopHoursTables = (shopIds: readonly string[]): SeedTable[] => [
  plainTable(
    'store_hours',
    hoursRows.filter((row) => shopIds.includes(row.store_id)),
  ),
  plainTable('public_holiday', HOLIDAYS),
]
