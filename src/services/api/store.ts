import type { Store, StoreDetail, StoreProvince } from '@/wire/schemas/store'
import * as endpoints from '@/wire/endpoints/store'
import type { StoreListQuery } from '@/wire/endpoints/store'
import type { RequestOf } from '@/wire/endpoint'
import type { SalesServiceType } from '@/wire/enums/vehicle'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

const withPicture = <Shop extends Store>(shop: Shop): Shop => ({ ...shop, picture: staticUrl(shop.picture) })

/** Provinces and cities with a shop of this service (specification section 7). */
export const fetchStoreProvinces = (
  salesServiceType: SalesServiceType,
  options?: CallOptions,
): Promise<StoreProvince[]> => call(endpoints.provinces, { salesServiceType }, options)

/** Shops of a city; at most one of the three filters, longitude and latitude only together (specification section 7). */
export const fetchStores = async (query: StoreListQuery, options?: CallOptions): Promise<Store[]> =>
  (await call(endpoints.list, query, options)).map(withPicture)

/** Shops around a GCJ-02 position, nearest first (specification section 7). */
export const fetchNearbyStores = async (
  query: RequestOf<typeof endpoints.nearby>,
  options?: CallOptions,
): Promise<Store[]> => (await call(endpoints.nearby, query, options)).map(withPicture)

/** One shop with pictures and people (specification section 7). */
export const fetchStore = async (
  query: RequestOf<typeof endpoints.detail>,
  options?: CallOptions,
): Promise<StoreDetail> => {
  const store = await call(endpoints.detail, query, options)
  return {
    ...withPicture(store),
    pictures: store.pictures.map(staticUrl),
    advisers: store.advisers.map((adviser) => ({ ...adviser, avatar: staticUrl(adviser.avatar) })),
  }
}
