import { FinanceAction } from '@/wire/enums/order'
import { texts } from '@/language/texts'
import { confirmDialog } from '@/ui/popup/dialogs'
import { zh } from './exits-zh'

/** The ways out of a loan: back to before the application, or without a loan at all. */
export type LoanExit = typeof FinanceAction.cancelFinance | typeof FinanceAction.payInFull

interface LoanExitTexts {
  label: string
  title: string
  text: string
  okLabel: string
  cancelLabel: string
  done: string
  failed: string
}

export type LoanExitsTexts = Readonly<Record<LoanExit, LoanExitTexts>>

/** What is said of each way out, wherever it is taken. */
export const en: LoanExitsTexts = {
  [FinanceAction.cancelFinance]: {
    label: 'Cancel application',
    title: 'Cancel your application?',
    text: 'The lender stops looking at it. Your order stays, and you can apply again.',
    okLabel: 'Cancel it',
    cancelLabel: 'Keep it',
    done: 'Application cancelled',
    failed: 'The application was not cancelled',
  },
  [FinanceAction.payInFull]: {
    label: 'Pay in full',
    title: 'Pay without a loan?',
    text: 'The whole balance is due then. You cannot go back to a loan for this order.',
    okLabel: 'Pay in full',
    cancelLabel: 'Not now',
    done: 'You pay in full now',
    failed: 'The payment plan was not changed',
  },
}

/** The same in the language of the moment. */
export const LOAN_EXITS = texts(en, zh)

/** Asks whether a way out is really meant. */
export const askLoanExit = (exit: LoanExit): Promise<boolean> => {
  const { title, text, okLabel, cancelLabel } = LOAN_EXITS[exit]
  return confirmDialog({ title, text, okLabel, cancelLabel, isDestructive: exit === FinanceAction.cancelFinance })
}
