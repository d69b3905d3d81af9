import type { Coupon } from '@/wire/schemas/coupon'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchCoupons } from '@/services/api/coupon'

/** The customer's coupons, read again whenever the page comes back: an order may have taken one meanwhile. */
export function useCoupons(isAllowed: boolean): LoadedPage<Coupon[]> {
  const loaded = useAsyncPage(() => fetchCoupons(), { isEnabled: isAllowed })
  useReadOnShow(loaded.page.status === 'ready', loaded.reload)
  return loaded
}
