import type { OrderDetail } from '@/wire/schemas/order'
import { lockOrder } from '@/services/api/order'
import { doOnce } from '@/services/idempotency/do-once'
import { goBack } from '@/services/navigation/go-back'
import { rememberPage } from '@/platform/page-change'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'

/** What `useLocking` answers. */
export interface Locking {
  lock: () => Promise<void>
  leave: () => Promise<void>
}

/** Locks the order once and leads on from whatever comes of it. */
export function useLocking({ id, orderType }: OrderDetail, onReload: () => void): Locking {
  const leave = (): Promise<void> => goBack('pages/real-order-detail/index', { id })

  const lock = async (): Promise<void> => {
    const isStillHere = rememberPage()
    const outcome = await doOnce(`lock:${id}`, (idempotencyKey) => lockOrder({ id, orderType }, { idempotencyKey }))
    switch (outcome.kind) {
      case 'done':
        showToast(messages.done)
        return isStillHere() ? leave() : undefined
      case 'unknown':
        return alertDialog({ title: messages.unknownTitle, text: messages.unknownText(outcome.text) })
      case 'refused':
        await alertDialog({ title: messages.notLocked, text: outcome.text })
        return onReload()
      case 'loggedOut':
        return undefined
      default:
        return outcome satisfies never
    }
  }

  return { lock, leave }
}
