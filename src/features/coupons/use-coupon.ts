import type { CouponDetail } from '@/wire/schemas/coupon'
import { SECOND_MS } from '@/domain/time/duration'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { usePolling } from '@/hooks/use-polling'
import { fetchCoupon } from '@/services/api/coupon'
import { isForShop } from './coupon-groups'

/** How often a coupon is read while its code is held out to a shop. */
const SCAN_POLL_MS = 5 * SECOND_MS

/** One coupon, read again whenever its page comes back, and while a shop may scan its code. */
export function useCoupon(id: string, isAllowed: boolean): LoadedPage<CouponDetail> {
  const read = () => fetchCoupon(id)
  const loaded = useAsyncPage(read, { key: id, isEnabled: isAllowed && id !== '' })
  const { page, reload, setData } = loaded
  const isScanned = page.status === 'ready' && isForShop(page.data)
  usePolling(async () => setData(await read()), { intervalMs: SCAN_POLL_MS, isEnabled: isScanned, onFailure: reload })
  useReadOnShow(page.status === 'ready' && !isScanned, reload)
  return loaded
}
