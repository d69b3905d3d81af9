import type { BalanceState } from '@/wire/schemas/balance'
import type { OrderDetail } from '@/wire/schemas/order'
import { SECOND_MS } from '@/domain/time/duration'
import { useFollowedPage } from '@/hooks/use-followed-page'
import { fetchBalance } from '@/services/api/balance'
import { fetchOrder } from '@/services/api/order'
import { goBack } from '@/services/navigation/go-back'
import type { AsyncPage } from '@/services/async-page/async-page'

/** How often the balance is read while money is on its way. */
const CHECK_MS = 5 * SECOND_MS

/** A balance with the order that it belongs to. */
export interface BalanceOfOrder {
  balance: BalanceState
  order: OrderDetail
}

const read = async (id: string): Promise<BalanceOfOrder> => {
  const [balance, order] = await Promise.all([fetchBalance(id), fetchOrder(id)])
  return { balance, order }
}

/** What `useBalance` answers. */
export interface BalanceView {
  page: AsyncPage<BalanceOfOrder>
  reload: () => void
  leave: () => void
}

/** The balance of an order, read again when its page comes back, and at times while something is checked. */
export function useBalance(id: string, isAllowed: boolean): BalanceView {
  const { page, reload } = useFollowedPage(() => read(id), {
    key: id,
    isEnabled: isAllowed && id !== '',
    restMs: ({ balance }) => (balance.checkingFen > 0 ? CHECK_MS : undefined),
  })
  return { page, reload, leave: () => void goBack('pages/real-order-detail/index', { id }) }
}
