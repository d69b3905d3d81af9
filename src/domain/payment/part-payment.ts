import { PayPurpose, type PayMethod } from '@/wire/enums/payment'
import { isFor, payMethodOf } from './pay-method'

/** The least that a part of a balance comes to, in fen; a smaller rest is paid as a whole. */
const MIN_PART_FEN = 100_000

/** Payments that a balance, or a down payment, may be made of. */
export const MAX_PARTS = 10

/** What one payment may come to, in fen, both ends included. */
export interface PayRange {
  minFen: number
  maxFen: number
}

/** What is left in fen, and how many payments have been made towards it. */
export interface PartsSoFar {
  leftFen: number
  partsMade: number
}

/**
 * What the next payment may come to in one way; null when that way takes none. The last payment that is allowed is the
 * whole rest; where more payments were needed than are allowed, because transfers came short, so is every further one.
 */
export const partRange = (method: PayMethod, { leftFen, partsMade }: PartsSoFar): PayRange | null => {
  const row = payMethodOf(method)
  if (leftFen <= 0 || !isFor(row, PayPurpose.balance)) return null
  const isLast = partsMade >= MAX_PARTS - 1
  const minFen = isLast ? leftFen : Math.min(MIN_PART_FEN, leftFen)
  const maxFen = Math.min(leftFen, row.mostFen ?? leftFen)
  return minFen > maxFen ? null : { minFen, maxFen }
}

/** What the payment of a deposit may come to in one way: the whole of what is due; null when that way takes none. */
export const depositRange = (method: PayMethod, dueFen: number): PayRange | null =>
  isFor(payMethodOf(method), PayPurpose.deposit) ? { minFen: dueFen, maxFen: dueFen } : null
