import type { LoanScheme } from '@/wire/schemas/finance'
import type { NumberFault } from '@/domain/finance/loan-input'
import { downPaymentBounds } from '@/domain/finance/loan-plan'
import { formatYuan } from '@/domain/money/money'
import { shareText } from '@/domain/money/percent-text'
import { messages } from './messages'

/** What is wrong with a down payment, with the bound that it breaks. */
export const faultText = (fault: NumberFault, scheme: LoanScheme, priceFen: number): string => {
  const { minFen, maxFen } = downPaymentBounds(scheme, priceFen)
  switch (fault) {
    case 'noNumber':
      return messages.amountNoNumber
    case 'tooFine':
      return messages.amountTooFine
    case 'tooLow':
      return messages.atLeast(shareText(scheme.minDownPaymentRatio), formatYuan(minFen))
    case 'tooHigh':
      return messages.atMost(shareText(scheme.maxDownPaymentRatio), formatYuan(maxFen))
    default:
      return fault satisfies never
  }
}
