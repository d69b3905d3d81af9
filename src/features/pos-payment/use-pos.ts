import { useEffect } from 'react'
import type { PosPayment } from '@/wire/schemas/balance'
import { PayMethod, PayStatus } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchPos, openPos } from '@/services/api/balance'
import { replace } from '@/services/navigation/open'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import type { AsyncPage } from '@/services/async-page/async-page'
import { usePartPayment, type PartMethod, type PartWish } from '@/widgets/part-payment/use-part-payment'
import { messages } from './messages'
import { stateOf, type PosState } from './pos-progress'

/** What the page tells of by itself. */
const TOLD: readonly PayStatus[] = [PayStatus.paid, PayStatus.failed]

/** How often the page asks how the payment stands. */
const POLL_MS = 2 * SECOND_MS

/** States that end by the till's word. */
const OPEN: readonly PosState[] = ['waiting', 'taken']

const AT_THE_TILL: PartMethod<PosPayment> = {
  payMethod: PayMethod.posMachine,
  open: openPos,
  fetch: fetchPos,
  restMs: (pos) => (OPEN.includes(stateOf(pos)) ? POLL_MS : undefined),
}

/** What `usePos` answers. */
export interface PosView {
  page: AsyncPage<PosPayment>
  reload: () => void
  state: PosState | undefined
  check: () => Promise<void>
  renew: () => Promise<void>
  leave: () => void
}

/** A code for the till, followed until the till has told how the payment ended. */
export function usePos(wish: PartWish, isAllowed: boolean): PosView {
  const part = usePartPayment(wish, AT_THE_TILL, isAllowed)
  const { page, reload, reread, payment: pos, payNo, orderId, openAgain, leave } = part
  const state = pos && stateOf(pos)
  const isShown = usePageShown()

  useEffect(() => {
    if (state === 'declined' && isShown) void replace('pages/mall/order/fail-page', { id: orderId, payNo })
  }, [state, isShown, orderId, payNo])

  const check = async (): Promise<void> => {
    try {
      const { attempt } = await reread()
      if (!TOLD.includes(attempt.payStatus)) await alertDialog({ title: messages.notYet, text: messages.stillThere })
    } catch (error) {
      await alertDialog({ title: messages.notYet, text: failureText(error) })
    }
  }

  const renew = async (): Promise<void> => {
    try {
      await openAgain()
    } catch (error) {
      await alertDialog({ title: messages.hasEnded, text: failureText(error) })
    }
  }

  return { page, reload, state, check, renew, leave }
}
