import { get } from '../endpoint'
import type { Shop, ShopDetail, ShopProvince } from '../schemas/shop'
import type { SalesServiceType } from '../enums/vehicle'

/** At most one of storeCategory, salesServiceType and dealerType; longitude and latitude only together. */
export interface ShopListQuery {
  provinceCode: string
  cityCode: string
  storeCategory?: string
  salesServiceType?: SalesServiceType
  dealerType?: string
  longitude?: number
  latitude?: number
}

export const provinces = get<{ salesServiceType: SalesServiceType }, ShopProvince[]>('/wx/buy/vehicle/store/province')
export const list = get<ShopListQuery, Shop[]>('/app/store/list')
export const nearby = get<{ latitude: number; longitude: number; salesServiceType?: SalesServiceType }, Shop[]>(
  '/buy/vehicle/nearby/store',
)
export const detail = get<{ id: string; longitude?: number; latitude?: number }, ShopDetail>(
  '/wx/buy/vehicle/store/detail',
)
