import { useEffect, useRef, useState } from 'react'
import type { PosPayment } from '@/wire/schemas/balance'
import { OrderType } from '@/wire/enums/order'
import { PayMethod, PayStatus } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePolling } from '@/hooks/use-polling'
import { fetchPos, openPos } from '@/services/api/balance'
import { keepQuery } from '@/services/navigation/current-route'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { startOnce } from '@/services/payment/start-once'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/feedback/dialogs'
import type { AsyncPage } from '@/services/async-page/async-page'
import { messages } from './messages'
import { stateOf, type PosState } from './pos-progress'

/** What the page tells of by itself. */
const TOLD: readonly PayStatus[] = [PayStatus.paid, PayStatus.failed]

/** How often the page asks how the payment stands. */
const POLL_MS = 2 * SECOND_MS

/** What the page was opened for: a code that is there, or a new one for a part of an order. */
export interface PosWish {
  id: string
  amountFen: number
  payNo: string | undefined
}

const openCode = ({ id, amountFen }: Pick<PosWish, 'id' | 'amountFen'>): Promise<PosPayment> => {
  // Only cars are paid in parts, and those are big orders.
  const part = { id, orderType: OrderType.big, amountFen }
  const wish = { id, amountFen, payMethod: PayMethod.posMachine }
  return startOnce(wish, (idempotencyKey) => openPos(part, { idempotencyKey }))
}

/** What `usePos` answers. */
export interface PosView {
  page: AsyncPage<PosPayment>
  reload: () => void
  state: PosState | undefined
  check: () => Promise<void>
  renew: () => Promise<void>
  leave: () => void
  timeRanOut: () => void
}

/** A code for the till, followed until the till has told how the payment ended. */
export function usePos(wish: PosWish, isAllowed: boolean): PosView {
  const key = wish.payNo ?? `${wish.id}:${wish.amountFen}`
  const begun = useRef(wish.payNo)
  const ask = () => (begun.current === undefined ? openCode(wish) : fetchPos(begun.current))
  const { page, reload, setData } = useAsyncPage(ask, { key, isEnabled: isAllowed })
  const [endedPayNo, setEndedPayNo] = useState<string | null>(null)
  const pos = page.status === 'ready' ? page.data : undefined
  const payNo = pos?.attempt.payNo ?? ''
  const orderId = pos?.attempt.orderId ?? wish.id
  const state = pos && stateOf(pos, endedPayNo === payNo)
  const isOpen = state === 'waiting' || state === 'taken'

  // A reload, of the page or in place, must find this payment again, and never begin another one.
  useEffect(() => {
    if (payNo === '') return
    begun.current = payNo
    keepQuery({ payNo })
  }, [payNo])

  useEffect(() => {
    if (state === 'declined') void replace('pages/mall/order/fail-page', { id: orderId, payNo })
  }, [state, orderId, payNo])

  const follow = async (): Promise<PosPayment> => {
    const now = await fetchPos(payNo)
    setData(now)
    return now
  }
  usePolling(async () => void (await follow()), { intervalMs: POLL_MS, isEnabled: isOpen, onFailure: reload })

  const check = async (): Promise<void> => {
    try {
      const { attempt } = await follow()
      if (!TOLD.includes(attempt.payStatus)) await alertDialog({ title: messages.notYet, text: messages.stillThere })
    } catch (error) {
      await alertDialog({ title: messages.notYet, text: failureText(error) })
    }
  }

  const renew = async (): Promise<void> => {
    if (pos === undefined) return
    try {
      const { orderId: id, amountFen } = pos.attempt
      setData(await openCode({ id, amountFen }))
    } catch (error) {
      await alertDialog({ title: messages.hasEnded, text: failureText(error) })
    }
  }

  const leave = () => void goBack('pages/mall/order/balance-pay', { id: orderId })
  return { page, reload, state, check, renew, leave, timeRanOut: () => setEndedPayNo(payNo) }
}
