import { ContractStatus } from '@/wire/enums/order'
import type { ContractDetail } from '@/wire/schemas/contract'
import { SECOND_MS } from '@/domain/time/duration'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePolling } from '@/hooks/use-polling'
import { useReadOnShow } from '@/hooks/use-page-shown'
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
  const { page, reload, setData } = useAsyncPage(() => fetchContract(id), { key: id, isEnabled: isAllowed })
  const isSigning = page.status === 'ready' && page.data.contractStatus === ContractStatus.signing
  usePolling(async () => setData(await fetchContract(id)), {
    intervalMs: SIGNING_POLL_MS,
    isEnabled: isAllowed && isSigning,
    onFailure: reload,
  })
  useReadOnShow(page.status === 'ready' && !isSigning, reload)
  return { page, reload, setData }
}
