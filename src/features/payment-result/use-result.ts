import { useEffect } from 'react'
import { useAsyncPage } from '@/hooks/use-async-page'
import { replace } from '@/services/navigation/open'
import type { AsyncPage } from '@/services/async-page/async-page'
import { fetchPaymentResult, resultPage, type PaymentResult } from './result'

/** What `useResult` answers. */
export interface ResultView {
  page: AsyncPage<PaymentResult>
  reload: () => void
  isHere: boolean
}

/** The result of an order's payment; when it belongs on another page, that page takes this one's place. */
export function useResult(id: string, expected: 'successful' | 'failed', isAllowed: boolean): ResultView {
  const { page, reload } = useAsyncPage(() => fetchPaymentResult(id), { key: id, isEnabled: isAllowed })
  const found = page.status === 'ready' ? resultPage(page.data) : expected

  useEffect(() => {
    if (found === expected) return
    if (found === 'successful') void replace('pages/successful/index', { id })
    else void replace('pages/mall/order/casher', { id })
  }, [found, expected, id])

  return { page, reload, isHere: found === expected }
}
