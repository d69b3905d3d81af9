import type { EarlyPayOff, LoanTerms } from '@/contract/entities/loan'
import { FinanceStatus } from '@/contract/enums/finance'
import { earlyPayOff } from '@/domain/early-pay-off'
import { instalmentSchedule } from '@/domain/instalment'
import { formatShanghai } from '@/domain/shanghai-time'
import type { ApplicationRow } from './application-row'

const scheduleOf = ({ loanFen, annualRate, termMonths }: LoanTerms) =>
  instalmentSchedule(loanFen, annualRate, termMonths)

/**
 * What paying a released loan off comes to. Once the shopper has asked, it stays as it was then; null where there is
 * nothing to pay off.
 */
export const payOffOf = ({ status, terms, disbursedAt, payOffAt }: ApplicationRow, now: Date): EarlyPayOff | null => {
  if (status !== FinanceStatus.finalPaymentReleased || disbursedAt === null) return null
  const quote = earlyPayOff(scheduleOf(terms), disbursedAt.getTime(), (payOffAt ?? now).getTime())
  if (quote === null) return null
  const { dueMs, ...amounts } = quote
  return {
    ...amounts,
    dueTime: formatShanghai(dueMs),
    requestTime: payOffAt === null ? null : formatShanghai(payOffAt.getTime()),
  }
}
