import { useEffect } from 'react'
import { OrderStatus } from '@/wire/enums/order'
import { PaymentRefundState } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import { useFollowedPage } from '@/hooks/use-followed-page'
import { usePageShown } from '@/hooks/use-page-shown'
import { replace } from '@/services/navigation/open'
import type { AsyncPage } from '@/services/async-page/async-page'
import type { PayOrigin } from '@/services/navigation/pay-page'
import { payAgain } from './leave'
import { fetchPaymentResult, kindOfResult, resultPage, type PaymentResult } from './result'

/** What `useResult` answers. */
export interface ResultView {
  page: AsyncPage<PaymentResult>
  reload: () => void
  isHere: boolean
}

/** Which result a page is there for. */
export interface ResultWish {
  id: string
  payNo?: string | undefined
  from: PayOrigin
  expected: 'successful' | 'failed'
}

/** How often money on its way is asked about. */
const CHECK_MS = 30 * SECOND_MS

const PAGES = { successful: 'pages/successful/index', failed: 'pages/mall/order/fail-page' } as const

/** Money that is announced, or goes back. */
const isOnItsWay = (result: PaymentResult): boolean =>
  kindOfResult(result) === 'transfer' ||
  result.payment.refundState === PaymentRefundState.underWay ||
  result.order.moneyStatus === OrderStatus.refunding

/**
 * The result of an order's payment; when it belongs on another page, that page takes this one's place. What is on its way
 * is followed while the page is open.
 */
export function useResult({ id, payNo, from, expected }: ResultWish, isAllowed: boolean): ResultView {
  const { page, reload } = useFollowedPage(() => fetchPaymentResult(id, payNo), {
    key: `${id}:${payNo ?? ''}`,
    isEnabled: isAllowed,
    restMs: (result) => (isOnItsWay(result) ? CHECK_MS : undefined),
  })
  const result = page.status === 'ready' ? page.data : undefined
  const found = result ? resultPage(result) : expected
  const isShown = usePageShown()

  useEffect(() => {
    // Under another page it waits until this one is shown again.
    if (!result || found === expected || !isShown) return
    if (found === 'cashier') void payAgain(result.payment, from)
    else void replace(PAGES[found], { id, ...(payNo !== undefined && { payNo }), ...(from && { from }) })
  }, [isShown, result, found, expected, id, payNo, from])

  return { page, reload, isHere: found === expected }
}
