import type { PurchasePlaces } from '@/wire/schemas/order-calls'
import type { OrderShopInfo } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import type { PlaceSnapshot } from '../../order-record/row/order-row'

interface CityRow {
  cityName: string
  provinceCode: string
  provinceName: string
}

interface ShopRow {
  storeId: string
  storeName: string
  dealerCategory: string
  locationX: number
  locationY: number
  shopAddress: string
  saleExpert: string | null
  salesSpecialistMobile: string | null
  salesSpecialistAvatar: string | null
}

const findCity = async (db: Queryable, cityCode: string, field = 'cityCode'): Promise<CityRow> => {
  const city = await db.one<CityRow>(
    `SELECT city.name AS "cityName", province.code AS "provinceCode", province.name AS "provinceName"
     FROM area city JOIN area province ON province.code = city.parent_code WHERE city.code = $1`,
    [cityCode],
  )
  if (city === undefined) throw new Refusal(ErrorCode.invalidField, { field })
  return city
}

const findShop = async (db: Queryable, storeId: string): Promise<ShopRow> => {
  const shop = await db.one<ShopRow>(
    `SELECT store.id AS "storeId", store.name AS "storeName", store.dealer_type AS "dealerCategory", store.longitude AS "locationX",
       store.latitude AS "locationY", store.address AS "shopAddress", adviser.name AS "saleExpert",
       adviser.phone AS "salesSpecialistMobile", adviser.avatar AS "salesSpecialistAvatar"
     FROM store LEFT JOIN LATERAL (
       SELECT name, phone, avatar FROM adviser WHERE store_id = store.id ORDER BY sort LIMIT 1) adviser ON true
     WHERE store.id = $1`,
    [storeId],
  )
  if (shop === undefined) throw new Refusal(ErrorCode.shopNotFound)
  return shop
}

/** What a small deposit does not know yet: the delivery centre, its people and the inspection. */
const NOTHING_TO_DELIVER = {
  dcName: null,
  dcCycle: null,
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
} as const satisfies Partial<OrderShopInfo>

/**
 * Copies the city, the shop and its first adviser as they are now.
 *
 * @throws Refusal shopNotFound for an unknown shop, invalidField for an unknown city.
 */
export const snapshotPlace = async (db: Queryable, cityCode: string, storeId: string): Promise<PlaceSnapshot> => {
  const { cityName, provinceCode, provinceName } = await findCity(db, cityCode)
  const shop = await findShop(db, storeId)
  return {
    provinceCode,
    provinceName,
    cityCode,
    store: { ...NOTHING_TO_DELIVER, ...shop, putCardProvinceName: provinceName, putCardCityName: cityName },
  }
}

/**
 * As `snapshotPlace`, with the city in which the car is handed over.
 *
 * @throws Refusal as `snapshotPlace`.
 */
export const snapshotPurchasePlaces = async (db: Queryable, places: PurchasePlaces): Promise<PlaceSnapshot> => {
  const place = await snapshotPlace(db, places.cityCode, places.storeId)
  const { deliverCityCode } = places
  const { cityName, provinceCode, provinceName } = await findCity(db, deliverCityCode, 'deliverCityCode')
  const delivery = {
    deliverProvinceCode: provinceCode,
    deliverProvinceName: provinceName,
    deliverCityCode,
    deliverCityName: cityName,
  }
  return { ...place, store: { ...place.store, ...delivery } }
}
