import type { InBoth } from '@/language/language'
import type { PurchasePlaces } from '@/wire/schemas/order-calls'
import { ErrorCode } from '@/wire/errors'
import { inBoth } from '../../../db/content-columns'
import type { Queryable } from '../../../db/queryable'
import { together, type Statement } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import type { PlaceSnapshot, ShopSnapshot } from '../../order-record/row/order-row'

interface CityRow {
  cityName: InBoth<string>
  provinceCode: string
  provinceName: InBoth<string>
}

type ShopRow = Pick<
  ShopSnapshot,
  | 'storeId'
  | 'storeName'
  | 'dealerCategory'
  | 'locationX'
  | 'locationY'
  | 'shopAddress'
  | 'saleExpert'
  | 'salesSpecialistMobile'
  | 'salesSpecialistAvatar'
>

const cityOf = (cityCode: string): Statement<CityRow> => ({
  sql: `SELECT ${inBoth('area', 'name', 'city')} AS "cityName", province.code AS "provinceCode",
       ${inBoth('area', 'name', 'province')} AS "provinceName"
     FROM area city JOIN area province ON province.code = city.parent_code WHERE city.code = $1`,
  params: [cityCode],
})

const theCity = ([city]: readonly CityRow[], field = 'cityCode'): CityRow => {
  if (city === undefined) throw new Refusal(ErrorCode.invalidField, { field })
  return city
}

const shopOf = (storeId: string): Statement<ShopRow> => ({
  sql: `SELECT store.id AS "storeId", ${inBoth('store', 'name')} AS "storeName", store.dealer_type AS "dealerCategory",
       store.longitude AS "locationX", store.latitude AS "locationY", ${inBoth('store', 'address')} AS "shopAddress",
       adviser.name AS "saleExpert",
       adviser.phone AS "salesSpecialistMobile", adviser.avatar AS "salesSpecialistAvatar"
     FROM store LEFT JOIN LATERAL (
       SELECT ${inBoth('adviser', 'name')} AS name, phone, avatar
       FROM adviser WHERE store_id = store.id ORDER BY sort LIMIT 1) adviser ON true
     WHERE store.id = $1`,
  params: [storeId],
})

const theShop = ([shop]: readonly ShopRow[]): ShopRow => {
  if (shop === undefined) throw new Refusal(ErrorCode.shopNotFound)
  return shop
}

/** What a small deposit does not know yet: the delivery centre, its people and the inspection. */
const NOTHING_TO_DELIVER = {
  dcName: null,
  expectedDeliveryerTime: null,
  deliveryerName: null,
  deliveryerMobile: null,
  deliveryerUrl: null,
  dcLocationX: null,
  dcLocationY: null,
  dcShopAddress: null,
  deliverProvinceCode: null,
  deliverProvinceName: null,
  deliverCityCode: null,
  deliverCityName: null,
  testReportStatus: null,
} as const satisfies Partial<ShopSnapshot>

/** What the place of an order is copied from. */
export const placeStatements = (cityCode: string, storeId: string) => ({
  city: cityOf(cityCode),
  shop: shopOf(storeId),
})

/**
 * Copies the city, the shop and its first adviser as they are now.
 *
 * @throws Refusal shopNotFound for an unknown shop, invalidField for an unknown city.
 */
export const placeOf = (
  cityCode: string,
  rows: { city: readonly CityRow[]; shop: readonly ShopRow[] },
): PlaceSnapshot => {
  const { cityName, provinceCode, provinceName } = theCity(rows.city)
  return {
    provinceCode,
    provinceName,
    cityCode,
    store: {
      ...NOTHING_TO_DELIVER,
      ...theShop(rows.shop),
      putCardProvinceName: provinceName,
      putCardCityName: cityName,
    },
  }
}

/** What the places of a big order are copied from: as of any, with the city in which the car is handed over. */
export const purchasePlaceStatements = ({ cityCode, storeId, deliverCityCode }: PurchasePlaces) => ({
  ...placeStatements(cityCode, storeId),
  deliverCity: cityOf(deliverCityCode),
})

/** @throws Refusal as `placeOf`. */
export const purchasePlaceOf = (
  { cityCode, deliverCityCode }: PurchasePlaces,
  rows: Parameters<typeof placeOf>[1] & { deliverCity: readonly CityRow[] },
): PlaceSnapshot => {
  const place = placeOf(cityCode, rows)
  const { cityName, provinceCode, provinceName } = theCity(rows.deliverCity, 'deliverCityCode')
  const delivery = {
    deliverProvinceCode: provinceCode,
    deliverProvinceName: provinceName,
    deliverCityCode,
    deliverCityName: cityName,
  }
  return { ...place, store: { ...place.store, ...delivery } }
}

/** The places of a big order, read now. @throws Refusal as `placeOf`. */
export const snapshotPurchasePlaces = async (db: Queryable, places: PurchasePlaces): Promise<PlaceSnapshot> =>
  purchasePlaceOf(places, await together(db, purchasePlaceStatements(places)))
