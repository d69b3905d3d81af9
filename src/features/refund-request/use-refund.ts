import type { OrderDetail } from '@/wire/schemas/order'
import type { RefundBody } from '@/wire/schemas/order-calls'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchOrder, refundOrder } from '@/services/api/order'
import { doOnce } from '@/services/idempotency/do-once'
import { goBack } from '@/services/navigation/go-back'
import { rememberPage } from '@/platform/page-change'
import { useUser } from '@/stores/session'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import type { AsyncPage } from '@/services/async-page/async-page'
import { reasonSlotOf } from './draft'
import { messages } from './messages'

/** What `useRefund` answers. */
export interface RefundView {
  page: AsyncPage<OrderDetail>
  reload: () => void
  apply: (order: OrderDetail, said: Pick<RefundBody, 'payNo' | 'refundReasons'>) => Promise<void>
  leave: () => Promise<void>
}

/** The order whose deposit may be given back, and the application for it. */
export function useRefund(id: string, isAllowed: boolean): RefundView {
  const { page, reload } = useAsyncPage(() => fetchOrder(id), { key: id, isEnabled: isAllowed && id !== '' })
  const userId = useUser()?.id
  const leave = () => goBack('pages/real-order-detail/index', { id })

  const apply: RefundView['apply'] = async ({ orderType, statusCode, refundApplyTime }, said) => {
    const body = { id, orderType, ...said }
    const isStillHere = rememberPage()
    const outcome = await doOnce(
      `applyRefund:${id}`,
      (idempotencyKey) => refundOrder(body, { idempotencyKey }),
      // One after a refund that failed is another wish, whatever reply the one before is still waiting for.
      `${statusCode} ${refundApplyTime}`,
    )
    switch (outcome.kind) {
      case 'done':
        reasonSlotOf(id)(userId).clear()
        showToast(messages.applied)
        return isStillHere() ? leave() : undefined
      case 'unknown':
        return alertDialog({ title: messages.unknownTitle, text: messages.unknownText(outcome.text) })
      case 'refused':
        await alertDialog({ title: messages.refusedTitle, text: outcome.text })
        return reload()
      case 'loggedOut':
        return
      default:
        return outcome satisfies never
    }
  }

  return { page, reload, apply, leave }
}
