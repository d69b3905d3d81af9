import type { SalesServiceType } from '../enums/vehicle'
import type { AreaNode } from './area'

/** A shop or delivery centre. `distanceMetres` is null unless the request carried a position. */
export interface Shop {
  id: string
  storeName: string
  storeCategory: string
  dealerType: string
  salesServiceTypes: SalesServiceType[]
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  address: string
  longitude: number
  latitude: number
  distanceMetres: number | null
  phone: string
  businessHours: string
  picture: string
}

/** A person of a shop who may be called. */
export interface Adviser {
  name: string
  role: string
  phone: string
  avatar: string
}

/** One shop with its pictures and people. */
export interface ShopDetail extends Shop {
  pictures: string[]
  advisers: Adviser[]
  description: string
}

/** Provinces and cities that have a shop. */
export type ShopProvince = AreaNode
