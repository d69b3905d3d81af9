import type { FinanceApplication, SaveApplication, SubmitApplication } from '@/wire/schemas/loan'
import { FinanceAction } from '@/wire/enums/order'
import {
  cancelApplication,
  choosePayInFull,
  requestPayOff,
  saveApplication,
  submitApplication,
} from '@/services/api/loan'
import { doOnce } from '@/services/idempotency/do-once'
import { forgetIntent } from '@/services/idempotency/kept-keys'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { askLoanExit, LOAN_EXITS, type LoanExit } from '@/widgets/loan/exits'
import { messages } from './messages'

/** What the shopper chose, to be saved. */
type SavedPart = Omit<SaveApplication, 'id' | 'orderType'>

/** What the shopper saw, to be sent with the shopper's word that the lender may look into the papers. */
type SubmittedPart = Omit<SubmitApplication, 'id' | 'orderType' | 'agreed'>

/** One change of an application: the wish that it repeats, the call, and what is said of it. */
interface Change {
  intent: string
  /** How, and of what, it is wanted: another way is another wish, whatever became of the last one. */
  wish?: string
  send: (idempotencyKey: string) => Promise<FinanceApplication>
  done: string
  failed: string
  /** Takes a refusal that is no failure, such as another price; true when it did. */
  onRefused?: (error: unknown) => boolean
}

const EXIT_CALLS = {
  [FinanceAction.cancelFinance]: cancelApplication,
  [FinanceAction.payInFull]: choosePayInFull,
} as const satisfies Record<LoanExit, typeof cancelApplication>

/** Everything that the shopper can do with an application. */
export function useChanges(
  application: Pick<FinanceApplication, 'orderId' | 'orderType' | 'financialOrderId' | 'status'>,
  { onChanged, reload }: { onChanged: (application: FinanceApplication) => void; reload: () => void },
): Changes {
  const { orderId: id, orderType, financialOrderId, status } = application
  // After an answer of the bank the same is another wish, whatever reply the one before is still waiting for.
  const asItStands = `${financialOrderId} ${status}`
  const perform = async (change: Change): Promise<FinanceApplication | null> => {
    const { intent, wish = asItStands, send, done, failed, onRefused } = change
    let reply: FinanceApplication | undefined
    const outcome = await doOnce(
      `${intent}:${id}`,
      async (key) => {
        reply = await send(key)
      },
      wish,
    )
    switch (outcome.kind) {
      case 'done':
        showToast(done)
        if (reply) onChanged(reply)
        else reload()
        return reply ?? null
      case 'unknown':
        await alertDialog({ title: messages.unknownTitle, text: messages.unknownText(outcome.text) })
        return null
      case 'refused':
        if (onRefused?.(outcome.error)) return null
        await alertDialog({ title: failed, text: outcome.text })
        reload()
        return null
      case 'loggedOut':
        return null
      default:
        return outcome satisfies never
    }
  }

  return {
    reload,
    save: async (part, onRefused) => {
      const saved = await perform({
        intent: 'saveFinance',
        wish: `${asItStands} ${JSON.stringify(part)}`,
        send: (idempotencyKey) => saveApplication({ id, orderType, ...part }, { idempotencyKey }),
        done: messages.saved,
        failed: messages.failed.save,
        ...(onRefused && { onRefused }),
      })
      // To leave what is applied for now, from the order's page too, is another wish than to leave the one before.
      if (saved !== null) Object.keys(EXIT_CALLS).forEach((exit) => forgetIntent(`${exit}:${id}`))
      return saved
    },
    submit: (saved, part, onRefused) =>
      perform({
        intent: `submitFinance:${part.expectedMonthlyFen}`,
        // Its id alone: where it was saved by the same tap, the next one finds it in another status.
        wish: `${saved.financialOrderId}`,
        send: (idempotencyKey) => submitApplication({ id, orderType, ...part, agreed: true }, { idempotencyKey }),
        done: messages.submitted,
        failed: messages.failed.submit,
        onRefused,
      }),
    requestPayOff: (expectedAmountFen) =>
      perform({
        intent: `payOff:${expectedAmountFen}`,
        send: (idempotencyKey) => requestPayOff({ id, orderType, expectedAmountFen }, { idempotencyKey }),
        done: messages.payOffRequested,
        failed: messages.failed.payOff,
      }),
    leaveLoan: async (exit) => {
      if (!(await askLoanExit(exit))) return null
      const { done, failed } = LOAN_EXITS[exit]
      const send = (idempotencyKey: string) => EXIT_CALLS[exit]({ id, orderType }, { idempotencyKey })
      return perform({ intent: exit, send, done, failed })
    },
  }
}

/** Each answers the application as it is by then; null where it was not done, or nobody knows what came of it. */
export interface Changes {
  reload: () => void
  save: (part: SavedPart, onRefused?: (error: unknown) => boolean) => Promise<FinanceApplication | null>
  /** Sends what is saved. */
  submit: (
    saved: Pick<FinanceApplication, 'financialOrderId'>,
    part: SubmittedPart,
    onRefused: (error: unknown) => boolean,
  ) => Promise<FinanceApplication | null>
  requestPayOff: (expectedAmountFen: number) => Promise<FinanceApplication | null>
  /** Takes the application back or gives the loan up, after a question. */
  leaveLoan: (exit: LoanExit) => Promise<FinanceApplication | null>
}
