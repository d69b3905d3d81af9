import type { LoanOffer } from '@/domain/finance/loan'
import { formatYuan } from '@/domain/money/money'
import { annualRateText, shareText } from '@/domain/money/percent-text'
import type { WorkedOut } from '@/domain/finance/work-out-loan'
import { messages as fieldMessages } from '@/widgets/loan/fields/messages'
import { messages } from './messages'

/** A line of the comparison: the same thing of both plans. */
export interface ComparedLine {
  label: string
  ours: string
  others: string
}

/** What the car costs in all, in fen: what is paid down, paid off and paid as interest. */
const paidInAllFen = ({ downPaymentFen, loanFen, interestFen }: LoanOffer): number =>
  downPaymentFen + loanFen + interestFen

const yuan = (amountFen: number): string => `¥${formatYuan(amountFen)}`

/** Two plans line by line. */
export const comparedLines = (ours: WorkedOut, others: WorkedOut): ComparedLine[] => {
  const line = (label: string, of: (plan: WorkedOut) => string): ComparedLine => ({
    label,
    ours: of(ours),
    others: of(others),
  })
  return [
    line(fieldMessages.scheme, ({ scheme }) => scheme.schemeName),
    line(messages.rate, ({ scheme }) => fieldMessages.share(annualRateText(scheme.annualRate))),
    line(fieldMessages.term, ({ termMonths }) => messages.termMonths(termMonths)),
    line(fieldMessages.downPayment, ({ offer, downPaymentRatio }) =>
      messages.amountAndShare(formatYuan(offer.downPaymentFen), shareText(downPaymentRatio)),
    ),
    line(messages.monthly, ({ offer }) => yuan(offer.monthlyFen)),
    line(messages.interest, ({ offer }) => yuan(offer.interestFen)),
    line(messages.total, ({ offer }) => yuan(paidInAllFen(offer))),
  ]
}

/** Which plan costs less in all, and by how much. */
export const verdictOf = (ours: LoanOffer, others: LoanOffer): string => {
  const moreFen = paidInAllFen(others) - paidInAllFen(ours)
  if (moreFen === 0) return messages.asDear
  return moreFen < 0 ? messages.cheaper(formatYuan(-moreFen)) : messages.dearer(formatYuan(moreFen))
}
