import { useAsyncPage } from '@/hooks/use-async-page'
import { leaveCashier } from './leave'
import { fetchPayable } from './payable'

/** The order that the cashier is opened for, read once the shopper may see it. */
export function usePayable(id: string, isAllowed: boolean) {
  const { page, reload } = useAsyncPage(() => fetchPayable(id), { key: id, isEnabled: isAllowed })
  return { page, reload, leave: () => void leaveCashier(id) }
}
