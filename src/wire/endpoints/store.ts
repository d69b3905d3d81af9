import { get } from '../endpoint'
import type { Store, StoreDetail, StoreProvince } from '../schemas/store'
import type { SalesServiceType } from '../enums/vehicle'

/** At most one of storeCategory, salesServiceType and dealerType; longitude and latitude only together. */
export interface StoreListQuery {
  provinceCode: string
  cityCode: string
  storeCategory?: string
  salesServiceType?: SalesServiceType
  dealerType?: string
  longitude?: number
  latitude?: number
}

export const provinces = get<{ salesServiceType: SalesServiceType }, StoreProvince[]>('/wx/buy/vehicle/store/province')
export const list = get<StoreListQuery, Store[]>('/app/store/list')
export const nearby = get<{ latitude: number; longitude: number; salesServiceType?: SalesServiceType }, Store[]>(
  '/buy/vehicle/nearby/store',
)
export const detail = get<{ id: string; longitude?: number; latitude?: number }, StoreDetail>(
  '/wx/buy/vehicle/store/detail',
)
