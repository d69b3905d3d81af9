import type { ShopDetail } from '@/wire/schemas/shop'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchShop } from '@/services/api/shop'
import { knownPosition } from '@/services/position'

/** One shop, with its distance where the shopper's position is known already. */
export function useShop(id: string): LoadedPage<ShopDetail> {
  return useAsyncPage((signal) => fetchShop({ id, ...knownPosition() }, { signal }), { key: id, isEnabled: id !== '' })
}
