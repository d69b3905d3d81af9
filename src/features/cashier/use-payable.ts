import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchPayable, type PayWish } from './payable'

/** The order that the cashier is opened for, read once the shopper may see it. */
export function usePayable(wish: PayWish, isAllowed: boolean) {
  return useAsyncPage(() => fetchPayable(wish), { key: wish.id, isEnabled: isAllowed })
}
