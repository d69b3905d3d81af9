import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchPayable, type Payable, type PayWish } from './payable'

/** The order that the cashier is opened for, read once the shopper may see it. */
export function usePayable(wish: PayWish, isAllowed: boolean): LoadedPage<Payable> {
  return useAsyncPage(() => fetchPayable(wish), { key: wish.id, isEnabled: isAllowed })
}
