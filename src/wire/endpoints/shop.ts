import { get } from '../endpoint'
import type { AreaTree } from '../schemas/area'
import type {
  NearbyShopsQuery,
  ShopDetail,
  ShopDetailQuery,
  ShopListQuery,
  ShopProvincesQuery,
  Shops,
} from '../schemas/shop'

export const provinces = get<typeof ShopProvincesQuery, typeof AreaTree>('/wx/buy/vehicle/store/province', {
  access: 'public',
})
export const list = get<typeof ShopListQuery, typeof Shops>('/app/store/list', { access: 'public' })
export const nearby = get<typeof NearbyShopsQuery, typeof Shops>('/buy/vehicle/nearby/store', { access: 'public' })
export const detail = get<typeof ShopDetailQuery, typeof ShopDetail>('/wx/buy/vehicle/store/detail', {
  access: 'public',
})
