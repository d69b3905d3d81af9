import type { Queryable } from '../../../server/db/queryable'

/** Adds shops all over China, each a copy of one of the demo's at another place with its hours, cars and people. */
export const addShops = async (db: Queryable, count: number): Promise<void> => {
  await db.query(
    `INSERT INTO store SELECT 'many-' || n, name || n, category, dealer_type, services, province_code, city_code, address,
       80 + (n::bigint * 7919 % 50000) / 1000.0, 20 + (n::bigint * 104729 % 25000) / 1000.0,
       phone, business_hours, description, zh
     FROM store, generate_series(1, $1) n WHERE id = 'shanghai-jingan'`,
    [count],
  )
  await db.query(
    `INSERT INTO store_picture SELECT 'many-' || n, sort, picture
     FROM store_picture, generate_series(1, $1) n WHERE store_id = 'shanghai-jingan'`,
    [count],
  )
  await db.query(
    `INSERT INTO store_hours SELECT 'many-' || n, day_kind, opens_minute, closes_minute
     FROM store_hours, generate_series(1, $1) n WHERE store_id = 'shanghai-jingan'`,
    [count],
  )
  await db.query('ANALYZE')
}
