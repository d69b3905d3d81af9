import { useEffect, useRef } from 'react'
import type { BankTransfer } from '@/wire/schemas/balance'
import { OrderType } from '@/wire/enums/order'
import { PayMethod, PayStatus } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePolling } from '@/hooks/use-polling'
import { announceTransfer, fetchTransfer, openTransfer, withdrawTransfer } from '@/services/api/balance'
import { doOnce, type OnceOutcome } from '@/services/idempotency/do-once'
import { keepQuery } from '@/services/navigation/current-route'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { startOnce } from '@/services/payment/start-once'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
import type { AsyncPage } from '@/services/async-page/async-page'
import { messages } from './messages'

/** How often an announced transfer is asked about. */
const CHECK_MS = 30 * SECOND_MS

/** What the page was opened for: a transfer that is there, or a new one of an order. */
export interface TransferWish {
  id: string
  amountFen: number
  payNo: string | undefined
}

const read = ({ id, amountFen, payNo }: TransferWish): Promise<BankTransfer> => {
  if (payNo !== undefined) return fetchTransfer(payNo)
  // Only cars are paid in parts, and those are big orders.
  const part = { id, orderType: OrderType.big, amountFen }
  const wish = { id, amountFen, payMethod: PayMethod.accountTransfer }
  return startOnce(wish, (idempotencyKey) => openTransfer(part, { idempotencyKey }))
}

/** What `useTransfer` answers. */
export interface TransferView {
  page: AsyncPage<BankTransfer>
  reload: () => void
  announce: (slips: string[]) => Promise<void>
  withdraw: () => Promise<void>
  leave: () => void
}

/** One transfer: read or prepared when the page opens, announced, withdrawn, and followed until it is matched. */
export function useTransfer(wish: TransferWish, isAllowed: boolean): TransferView {
  const key = wish.payNo ?? `${wish.id}:${wish.amountFen}`
  const begun = useRef(wish.payNo)
  const { page, reload, setData } = useAsyncPage(() => read({ ...wish, payNo: begun.current }), {
    key,
    isEnabled: isAllowed,
  })
  const transfer = page.status === 'ready' ? page.data : undefined
  const payNo = transfer?.attempt.payNo ?? ''
  const orderId = transfer?.attempt.orderId ?? wish.id
  const isChecking = transfer?.attempt.payStatus === PayStatus.pending
  usePolling(async () => setData(await fetchTransfer(payNo)), {
    intervalMs: CHECK_MS,
    isEnabled: isChecking,
    onFailure: reload,
  })

  // A reload, of the page or in place, must find this transfer again, and never begin another one.
  useEffect(() => {
    if (payNo === '') return
    begun.current = payNo
    keepQuery({ payNo })
  }, [payNo])

  const settle = async (outcome: OnceOutcome, onDone: () => Promise<void>): Promise<void> => {
    switch (outcome.kind) {
      case 'done':
        return onDone()
      case 'unknown':
        return alertDialog({ title: messages.unknownTitle, text: messages.unknownText(outcome.text) })
      case 'refused':
        await alertDialog({ title: messages.failedTitle, text: outcome.text })
        return setData(await fetchTransfer(payNo))
      case 'loggedOut':
        return
      default:
        return outcome satisfies never
    }
  }

  const announce = async (slips: string[]): Promise<void> => {
    const outcome = await doOnce(`announce:${payNo}`, (idempotencyKey) =>
      announceTransfer({ payNo, slips }, { idempotencyKey }),
    )
    await settle(outcome, () => replace('pages/successful/index', { id: orderId, payNo }))
  }

  const withdraw = async (): Promise<void> => {
    const { withdrawTitle: title, withdrawText: text, withdraw: okLabel } = messages
    if (!(await confirmDialog({ title, text, okLabel, isDestructive: true }))) return
    const outcome = await doOnce(`withdraw:${payNo}`, (idempotencyKey) => withdrawTransfer(payNo, { idempotencyKey }))
    await settle(outcome, async () => {
      showToast(messages.withdrawn)
      setData(await fetchTransfer(payNo))
    })
  }

  const leave = () => void goBack('pages/mall/order/balance-pay', { id: orderId })
  return { page, reload, announce, withdraw, leave }
}
