import { Type } from 'typebox'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { nullable, valueOf } from '../../http/schemas'

const MAX_CODE_LENGTH = 32

const code = Type.String({ minLength: 1, maxLength: MAX_CODE_LENGTH })
const longitude = Type.Number({ minimum: -180, maximum: 180 })
const latitude = Type.Number({ minimum: -90, maximum: 90 })
const service = valueOf(SalesServiceType)

const storeProperties = {
  id: Type.String(),
  storeName: Type.String(),
  storeCategory: Type.String(),
  dealerType: Type.String(),
  salesServiceTypes: Type.Array(service),
  provinceCode: Type.String(),
  provinceName: Type.String(),
  cityCode: Type.String(),
  cityName: Type.String(),
  address: Type.String(),
  longitude: Type.Number(),
  latitude: Type.Number(),
  distanceMetres: nullable(Type.Integer()),
  phone: Type.String(),
  businessHours: Type.String(),
  picture: Type.String(),
}

const adviser = Type.Object({ name: Type.String(), role: Type.String(), phone: Type.String(), avatar: Type.String() })

export const store = Type.Object(storeProperties)

export const storeDetail = Type.Object({
  ...storeProperties,
  pictures: Type.Array(Type.String()),
  advisers: Type.Array(adviser),
  description: Type.String(),
})

export const provincesQuery = Type.Object({ salesServiceType: service })

export const listQuery = Type.Object({
  provinceCode: code,
  cityCode: code,
  storeCategory: Type.Optional(code),
  salesServiceType: Type.Optional(service),
  dealerType: Type.Optional(code),
  longitude: Type.Optional(longitude),
  latitude: Type.Optional(latitude),
})

export const nearbyQuery = Type.Object({ latitude, longitude, salesServiceType: Type.Optional(service) })

export const detailQuery = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  longitude: Type.Optional(longitude),
  latitude: Type.Optional(latitude),
})
