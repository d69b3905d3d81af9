import type { Instalment } from '@/domain/finance/instalment'
import { addMonths } from '../../system/shanghai-calendar'

/** What ends a loan before its time, in fen, and when. */
export interface PayOffQuote {
  amountFen: number
  savedInterestFen: number
  dueMs: number
}

const sumOf = (rows: readonly Instalment[], part: 'principalFen' | 'interestFen'): number =>
  rows.reduce((sum, row) => sum + row[part], 0)

/**
 * What paying a loan off at its next due date comes to: all that is still owed then, and the interest of that month. Due
 * dates are whole months after the payout, on Shanghai's calendar; earlier ones count as paid. Null once none is left.
 *
 * @param releasedMs - when the lender paid out.
 */
export const earlyPayOff = (schedule: readonly Instalment[], releasedMs: number, nowMs: number): PayOffQuote | null => {
  const next = schedule.findIndex((_, index) => addMonths(releasedMs, index + 1) > nowMs)
  if (next < 0) return null
  const left = schedule.slice(next)
  const interestFen = sumOf(left.slice(0, 1), 'interestFen')
  return {
    amountFen: sumOf(left, 'principalFen') + interestFen,
    savedInterestFen: sumOf(left, 'interestFen') - interestFen,
    dueMs: addMonths(releasedMs, next + 1),
  }
}
