import type { FinanceApplication } from '@/wire/schemas/loan'
import { FinanceStatus } from '@/wire/enums/finance'
import { FinanceAction } from '@/wire/enums/order'
import { FINANCE_STATUS_LABELS, FINANCE_STATUS_TONES } from '@/domain/finance/finance-status'
import { LOAN_TEXTS } from '@/domain/finance/loan-texts'
import type { StatusTone } from '@/domain/order/order-status'
import { shortTime } from '@/domain/time/shanghai-time'
import { messages } from './messages'

/** What the page says of an application first. */
export interface Head {
  title: string
  tone: StatusTone
  text: string
}

/** Whether the shopper may prepare an application, and a lender offers something. */
export const canApply = ({ nextActions, schemes }: FinanceApplication): boolean =>
  nextActions.includes(FinanceAction.applyFinance) && schemes.length > 0

/** The sentence of every status: what happens next, and whether the shopper has to do something. */
const TEXTS = {
  [FinanceStatus.notApplied]: (application) => {
    if (!application.nextActions.includes(FinanceAction.applyFinance)) return messages.head.notYet
    return canApply(application) ? messages.head.notApplied : messages.head.noSchemes
  },
  [FinanceStatus.pendingSubmission]: ({ missingPapers }) =>
    missingPapers.length === 0
      ? messages.head.complete
      : messages.head.missing(missingPapers.map((kind) => messages.papers[kind])),
  [FinanceStatus.submitted]: ({ answerTime }) =>
    answerTime === null ? LOAN_TEXTS.submitted : messages.head.answerBy(LOAN_TEXTS.submitted, shortTime(answerTime)),
  [FinanceStatus.approved]: () => LOAN_TEXTS.approved,
  [FinanceStatus.rejected]: (application) => (canApply(application) ? LOAN_TEXTS.rejected : messages.head.paysInFull),
  [FinanceStatus.downPaymentPending]: ({ downPaymentDueFen }) =>
    downPaymentDueFen > 0 ? LOAN_TEXTS.downPaymentDue : LOAN_TEXTS.announced,
  [FinanceStatus.downPaymentPaid]: () => LOAN_TEXTS.downPaymentPaid,
  [FinanceStatus.finalPaymentReleased]: () => messages.head.released,
  [FinanceStatus.cancelled]: (application) =>
    canApply(application) ? messages.head.cancelled : messages.head.paysInFull,
} as const satisfies Record<FinanceStatus, (application: FinanceApplication) => string>

/** Where an application stands, in the words and the colour of its status. */
export const headOf = (application: FinanceApplication): Head => ({
  title: FINANCE_STATUS_LABELS[application.status],
  tone: FINANCE_STATUS_TONES[application.status],
  text: TEXTS[application.status](application),
})
