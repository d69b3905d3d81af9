import { Type, type Static } from 'typebox'
import { SalesServiceType } from '../enums/vehicle'
import { count, degrees, nullable, text, texts, valueOf, wallTime } from './parts'

const MAX_CODE_LENGTH = 32
const MAX_ID_LENGTH = 64

const code = () => Type.String({ minLength: 1, maxLength: MAX_CODE_LENGTH })
/** A point that a request names. */
export const position = {
  longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees, GCJ-02' }),
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees, GCJ-02' }),
}
const service = () => valueOf(SalesServiceType, 'What the shop does for a shopper')

/** A stretch of time in which a shop is open (extension). */
export const ShopOpening = Type.Object({ opensTime: wallTime(), closesTime: wallTime() })
export type ShopOpening = Static<typeof ShopOpening>

const properties = {
  id: text(),
  storeName: text(),
  storeCategory: text(),
  dealerType: text(),
  salesServiceTypes: Type.Array(service()),
  provinceCode: text(),
  provinceName: text(),
  cityCode: text(),
  cityName: text(),
  address: text(),
  longitude: degrees(),
  latitude: degrees(),
  distanceMetres: nullable(count(), 'unless the request carried a position'),
  phone: text(),
  businessHours: text(),
  openings: Type.Array(ShopOpening, {
    description: 'Those that are not over yet, at most two; none where the hours are not known',
  }),
  picture: text(),
}

/** A shop or delivery centre. */
export const Shop = Type.Object(properties)
export type Shop = Static<typeof Shop>

export const Shops = Type.Array(Shop)

/** A person of a shop who may be called. */
export const Adviser = Type.Object({ name: text(), role: text(), phone: text(), avatar: text() })
export type Adviser = Static<typeof Adviser>

/** One shop with its pictures and people. */
export const ShopDetail = Type.Object({
  ...properties,
  pictures: texts(),
  advisers: Type.Array(Adviser),
  description: text(),
  holidayHours: nullable(text('"10:00–22:00"'), 'where it is closed on public holidays'),
})
export type ShopDetail = Static<typeof ShopDetail>

/** Without a service: wherever there is a shop. */
export const ShopProvincesQuery = Type.Object({ salesServiceType: Type.Optional(service()) })

/** At most one of storeCategory, salesServiceType and dealerType; longitude and latitude only together. */
export const ShopListQuery = Type.Object({
  provinceCode: code(),
  cityCode: code(),
  storeCategory: Type.Optional(code()),
  salesServiceType: Type.Optional(service()),
  dealerType: Type.Optional(code()),
  longitude: Type.Optional(position.longitude),
  latitude: Type.Optional(position.latitude),
})
export type ShopListQuery = Static<typeof ShopListQuery>

export const NearbyShopsQuery = Type.Object({ ...position, salesServiceType: Type.Optional(service()) })
export type NearbyShopsQuery = Static<typeof NearbyShopsQuery>

/** Longitude and latitude only together. */
export const ShopDetailQuery = Type.Object({
  id: Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH }),
  longitude: Type.Optional(position.longitude),
  latitude: Type.Optional(position.latitude),
})
export type ShopDetailQuery = Static<typeof ShopDetailQuery>
