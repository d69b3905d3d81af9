import type { PriceChangedData } from '@/wire/errors'
import type { BigOrderQuote } from '@/wire/schemas/order-quote'
import { messages } from '../messages'
import type { BigOffer } from './offer'

/** What has another price now, known by the amount that was shown: the car, what it is sold for, or the deposit. */
export const priceSubject = (
  change: PriceChangedData | null,
  { car }: BigOffer,
  quote: BigOrderQuote | undefined,
): { text: string; isDeposit: boolean } => {
  if (change?.oldAmountFen === car.totalFen) return { text: car.name, isDeposit: false }
  if (change?.oldAmountFen === quote?.saleTotalPrice) return { text: messages.saleOf(car.name), isDeposit: false }
  return { text: messages.depositFor(car.name), isDeposit: true }
}
