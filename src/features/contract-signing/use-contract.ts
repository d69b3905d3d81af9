import { ContractStatus } from '@/wire/enums/order'
import type { ContractDetail } from '@/wire/schemas/contract'
import { SECOND_MS } from '@/domain/time/duration'
import { useFollowedPage } from '@/hooks/use-followed-page'
import { fetchContract } from '@/services/api/contract'
import type { AsyncPage } from '@/services/async-page/async-page'

/** How often the page asks how a signing stands. */
const SIGNING_POLL_MS = 2 * SECOND_MS

/** What `useContract` answers. */
export interface ContractView {
  page: AsyncPage<ContractDetail>
  reload: () => void
  setData: (data: ContractDetail) => void
}

/** The contract of an order, read again when the page comes back, and every other second while its signing is open. */
export function useContract(id: string, isAllowed: boolean): ContractView {
  return useFollowedPage(() => fetchContract(id), {
    key: id,
    isEnabled: isAllowed,
    restMs: ({ contractStatus }) => (contractStatus === ContractStatus.signing ? SIGNING_POLL_MS : undefined),
  })
}
