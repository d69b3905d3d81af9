import type { EarlyPayOff, LoanTerms } from '@/wire/schemas/loan'
import { FinanceStatus } from '@/wire/enums/finance'
import { instalmentSchedule } from '@/domain/finance/instalment'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { timeText } from '../../http/time-text'
import type { ApplicationRow } from './application-row'
import { earlyPayOff } from './early-pay-off'

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
    requestTime: timeText(payOffAt),
  }
}
