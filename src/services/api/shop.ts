import type { AreaNode } from '@/wire/schemas/area'
import type { Shop, ShopDetail, ShopListQuery } from '@/wire/schemas/shop'
import * as endpoints from '@/wire/endpoints/shop'
import type { RequestOf } from '@/wire/endpoint'
import type { SalesServiceType } from '@/wire/enums/vehicle'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'
import { withPicture } from './with-picture'

/** Provinces and cities with a shop of this service, or with any shop. */
export const fetchShopProvinces = (salesServiceType?: SalesServiceType, options?: CallOptions): Promise<AreaNode[]> =>
  call(endpoints.provinces, salesServiceType === undefined ? {} : { salesServiceType }, options)

/** The twenty shops next to a position, the nearest first. */
export const fetchNearbyShops = async (
  query: RequestOf<typeof endpoints.nearby>,
  options?: CallOptions,
): Promise<Shop[]> => (await call(endpoints.nearby, query, options)).map(withPicture)

/** Shops of a city; at most one of the three filters, longitude and latitude only together. */
export const fetchShops = async (query: ShopListQuery, options?: CallOptions): Promise<Shop[]> =>
  (await call(endpoints.list, query, options)).map(withPicture)

/** One shop with pictures and people. */
export const fetchShop = async (
  query: RequestOf<typeof endpoints.detail>,
  options?: CallOptions,
): Promise<ShopDetail> => {
  const shop = await call(endpoints.detail, query, options)
  return {
    ...withPicture(shop),
    pictures: shop.pictures.map(staticUrl),
    advisers: shop.advisers.map((adviser) => ({ ...adviser, avatar: staticUrl(adviser.avatar) })),
  }
}
