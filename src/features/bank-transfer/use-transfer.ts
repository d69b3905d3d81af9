import type { BankTransfer } from '@/wire/schemas/balance'
import { PayMethod, PayStatus } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import { announceTransfer, fetchTransfer, openTransfer, withdrawTransfer } from '@/services/api/balance'
import { doOnce, type OnceOutcome } from '@/services/idempotency/do-once'
import { replace } from '@/services/navigation/open'
import { rememberPage } from '@/platform/page-change'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import type { AsyncPage } from '@/services/async-page/async-page'
import { usePartPayment, type PartMethod, type PartWish } from '@/widgets/part-payment/use-part-payment'
import { messages } from './messages'

/** How often an announced transfer is asked about. */
const CHECK_MS = 30 * SECOND_MS

const BY_TRANSFER: PartMethod<BankTransfer> = {
  payMethod: PayMethod.accountTransfer,
  open: openTransfer,
  fetch: fetchTransfer,
  restMs: ({ attempt }) => (attempt.payStatus === PayStatus.pending ? CHECK_MS : undefined),
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
export function useTransfer(wish: PartWish, isAllowed: boolean): TransferView {
  const { page, reload, setData, payNo, orderId, leave } = usePartPayment(wish, BY_TRANSFER, isAllowed)

  const settle = async (outcome: OnceOutcome, onDone: () => void | Promise<void>): Promise<void> => {
    switch (outcome.kind) {
      case 'done':
        return onDone()
      case 'unknown':
        return alertDialog({ title: messages.unknownTitle, text: messages.unknownText(outcome.text) })
      case 'refused':
        await alertDialog({ title: messages.failedTitle, text: outcome.text })
        return reload()
      case 'loggedOut':
        return
      default:
        return outcome satisfies never
    }
  }

  const announce = async (slips: string[]): Promise<void> => {
    const isStillHere = rememberPage()
    const outcome = await doOnce(`announce:${payNo}`, (idempotencyKey) =>
      announceTransfer({ payNo, slips }, { idempotencyKey }),
    )
    await settle(outcome, () =>
      isStillHere() ? replace('pages/successful/index', { id: orderId, payNo }) : showToast(messages.announced),
    )
  }

  const withdraw = async (): Promise<void> => {
    const { withdrawTitle: title, withdrawText: text, withdraw: okLabel } = messages
    if (!(await confirmDialog({ title, text, okLabel, isDestructive: true }))) return
    const outcome = await doOnce(`withdraw:${payNo}`, async (idempotencyKey) =>
      setData(await withdrawTransfer(payNo, { idempotencyKey })),
    )
    await settle(outcome, () => showToast(messages.withdrawn))
  }

  return { page, reload, announce, withdraw, leave }
}
