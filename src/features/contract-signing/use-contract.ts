import { useDidShow } from '@tarojs/taro'
import { ContractStatus } from '@/wire/enums/order'
import { SECOND_MS } from '@/domain/time/duration'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePolling } from '@/hooks/use-polling'
import { fetchContract } from '@/services/api/contract'

/** How often the page asks how a signing stands. */
const SIGNING_POLL_MS = 2 * SECOND_MS

/** The contract of an order, read again when the page comes back, and every other second while its signing is open. */
export function useContract(id: string, isEnabled: boolean) {
  const { page, reload, setData } = useAsyncPage(() => fetchContract(id), { key: id, isEnabled })
  const isSigning = page.status === 'ready' && page.data.contractStatus === ContractStatus.signing
  usePolling(async () => setData(await fetchContract(id)), {
    intervalMs: SIGNING_POLL_MS,
    isEnabled: isEnabled && isSigning,
    onFailure: reload,
  })
  useDidShow(() => {
    if (page.status === 'ready' && !isSigning) reload()
  })
  return { page, reload, setData }
}
