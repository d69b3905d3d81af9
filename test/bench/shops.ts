import { calendar } from '@/wire/endpoints/appointment'
import { nearby } from '@/wire/endpoints/shop'
import { ConsultationType } from '@/wire/enums/vehicle'
import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { startOfDay } from '../../server/system/shanghai-calendar'
import type { Queryable } from '../../server/db/queryable'
import { logIn } from '../support/customers/account'
import { addShops } from '../server/shops/many-shops'
import { median, type Figure } from './measuring/figure'
import { withOpenServer } from './measuring/open-server'
import { callInto } from './load/shopper'
import { timed } from './measuring/times-of'

const SHOPS = 5_000
const CALLS = 60
const MAX_NEARBY_MS = 10
const MAX_MONTH_MS = 20
const DAYS = 30
const FIRST_HOUR = 10
const HOURS_A_DAY = 12

/** A month in which every second hour of a shop is taken by somebody. */
const fillMonth = async (db: Queryable, userId: string): Promise<void> => {
  const firstMs = startOfDay(Date.now(), 1)
  const starts = Array.from({ length: DAYS }, (_, day) =>
    Array.from({ length: HOURS_A_DAY / 2 }, (__, hour) =>
      new Date(firstMs + day * DAY_MS + (FIRST_HOUR + 2 * hour) * HOUR_MS).toISOString(),
    ),
  ).flat()
  await db.query(
    `WITH made AS (
       INSERT INTO appointment (id, user_id, consultation_type, client_platform, store_id, model_id, adviser_sort, start_at,
         driver_name, code, language, created_at)
       SELECT 'bench-' || start, $1, 2, 3, 'shanghai-jingan', 'vela-7', 1, start::timestamptz, 'Zhou', start, 'en', now()
       FROM unnest($2::text[]) start RETURNING id, start_at)
     INSERT INTO appointment_hold SELECT bookable.id, start_at, made.id FROM made, bookable
     WHERE bookable.id IN ('shanghai-jingan:vela-7:1', 'shanghai-jingan:person:1')`,
    [userId, starts],
  )
}

/** Measures what the shops near a point cost among many, and a month of a busy shop's hours, each as a whole call. */
export const measureShops = (): Promise<readonly Figure[]> =>
  withOpenServer(async ({ app, database }) => {
    await addShops(database, SHOPS)
    const { userId, token } = await logIn(database, 0)
    await fillMonth(database, userId)
    const call = callInto(app, token)
    const wish = { consultationType: ConsultationType.testDrive, storeId: 'shanghai-jingan', modelId: 'vela-7' }
    const near: number[] = []
    const months: number[] = []
    for (let n = 0; n < CALLS; n += 1) {
      const place = { longitude: 100 + (n % 20), latitude: 24 + (n % 15) }
      near.push(await timed(() => call(nearby, place)))
      months.push(await timed(() => call(calendar, wish)))
    }
    return [
      {
        name: `shops near a point among ${SHOPS}, ms`,
        measured: median(near),
        budget: { atMost: MAX_NEARBY_MS },
      },
      { name: 'a month of slots, ms', measured: median(months), budget: { atMost: MAX_MONTH_MS } },
    ]
  })
