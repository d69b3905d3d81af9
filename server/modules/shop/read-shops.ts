import type { Shop, ShopDetail, ShopListQuery, ShopOpening } from '@/wire/schemas/shop'
import type { SalesServiceType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { together, type Statement } from '../../db/together'
import { Refusal } from '../../http/errors'
import { calendarsOf, calendarsOfRows } from './calendar/calendar-statements'
import { daysFrom, HOLIDAY_KIND, hoursText, nextOpenings, type ShopCalendar } from './calendar/shop-calendar'
import { boxAround, distanceMetres, type Position } from './distance'
import { listPlacesNear, shopsBy, shopsInBox, wholeShop, type ShopRow } from './shop-statements'

/** Longer than any feast: within these days a shop opens again. */
const LOOK_AHEAD_DAYS = 14

/** How many shops "nearby" answers; nobody drives past twenty of them. */
const NEARBY_LIMIT = 20

/** Distances are told in whole metres. */
const ROUNDING_METRES = 1

const ONE_OF_FILTERS = ['storeCategory', 'salesServiceType', 'dealerType'] as const

type PlacedShop = Omit<Shop, 'openings'>

const byDistance = (shops: readonly ShopRow[], position: Position): PlacedShop[] =>
  shops
    .map((shop) => ({ ...shop, distanceMetres: distanceMetres(position, shop) }))
    .sort((a, b) => a.distanceMetres - b.distanceMetres)

/** The calendars of what a statement called `shops` reads. */
const calendarsAhead = (now: Date) => calendarsOf('SELECT id FROM shops', daysFrom(now.getTime(), LOOK_AHEAD_DAYS))

const openingsOf = (calendar: ShopCalendar, now: Date): ShopOpening[] =>
  nextOpenings(calendar, now.getTime(), daysFrom(now.getTime(), LOOK_AHEAD_DAYS)).map(({ opensMs, closesMs }) => ({
    opensTime: formatShanghai(opensMs),
    closesTime: formatShanghai(closesMs),
  }))

/** Reads shops with their openings, put in order and cut by the caller. */
const readShops = async (
  database: Queryable,
  asked: Statement<ShopRow>,
  now: Date,
  place: (shops: readonly ShopRow[]) => PlacedShop[],
): Promise<Shop[]> => {
  const { shops, ...rows } = await together(database, { shops: asked, ...calendarsAhead(now) })
  const calendarOf = calendarsOfRows(rows)
  return place(shops).map((shop) => ({ ...shop, openings: openingsOf(calendarOf(shop.id), now) }))
}

/**
 * The position of a query that may carry one.
 *
 * @throws Refusal invalidField when only half of it is there.
 */
const positionOf = ({ longitude, latitude }: Partial<Position>): Position | null => {
  if (longitude === undefined && latitude === undefined) return null
  if (longitude === undefined) throw new Refusal(ErrorCode.invalidField, { field: 'longitude' })
  if (latitude === undefined) throw new Refusal(ErrorCode.invalidField, { field: 'latitude' })
  return { longitude, latitude }
}

/** @throws Refusal invalidField, naming the second filter, when there is more than one. */
const checkOneFilter = (query: ShopListQuery): void => {
  const [, second] = ONE_OF_FILTERS.filter((name) => query[name] !== undefined)
  if (second !== undefined) throw new Refusal(ErrorCode.invalidField, { field: second })
}

/**
 * Shops of a city, nearest first when the query carries a position, else by name.
 *
 * @throws Refusal invalidField for two filters or half a position.
 */
export const shopsOfCity = async (database: Queryable, query: ShopListQuery, now: Date): Promise<Shop[]> => {
  checkOneFilter(query)
  const position = positionOf(query)
  const asked = shopsBy({
    provinceCode: query.provinceCode,
    cityCode: query.cityCode,
    storeCategory: query.storeCategory ?? null,
    salesServiceType: query.salesServiceType ?? null,
    dealerType: query.dealerType ?? null,
  })
  return readShops(database, asked, now, (shops) =>
    position ? byDistance(shops, position) : shops.map((shop) => ({ ...shop, distanceMetres: null })),
  )
}

/** The nearest shops of the whole country, at most twenty. */
export const nearestShops = async (
  database: Queryable,
  position: Position,
  salesServiceType: SalesServiceType | null,
  now: Date,
): Promise<Shop[]> => {
  const near = await listPlacesNear(database, position, salesServiceType, NEARBY_LIMIT)
  // As far as the last of these; whatever is nearer in metres lies within it.
  const reach = Math.max(0, ...near.map((place) => distanceMetres(position, place))) + ROUNDING_METRES
  return readShops(database, shopsInBox(boxAround(position, reach), salesServiceType), now, (shops) =>
    byDistance(shops, position).slice(0, NEARBY_LIMIT),
  )
}

/**
 * One shop, with its distance when the query carries a position.
 *
 * @throws Refusal shopNotFound for an unknown id, invalidField for half a position.
 */
export const shopById = async (
  database: Queryable,
  query: { id: string } & Partial<Position>,
  now: Date,
): Promise<ShopDetail> => {
  const position = positionOf(query)
  const { shops, pictures, advisers, ...rows } = await together(database, {
    ...wholeShop(query.id),
    ...calendarsAhead(now),
  })
  const [shop] = shops
  if (!shop) throw new Refusal(ErrorCode.shopNotFound)
  const calendar = calendarsOfRows(rows)(shop.id)
  const holidayHours = calendar.hoursByKind.get(HOLIDAY_KIND)
  return {
    ...shop,
    pictures: pictures.map(({ picture }) => picture),
    advisers,
    openings: openingsOf(calendar, now),
    holidayHours: holidayHours === undefined ? null : hoursText(holidayHours),
    distanceMetres: position && distanceMetres(position, shop),
  }
}
