import type { PlaceSmallOrder } from '@/wire/schemas/order-calls'
import type { SmallOrderQuote } from '@/wire/schemas/order-quote'
import type { PlacedUnder } from '../placing/place-once'
import type { Offer } from './offer'
import type { SmallOrderChoice } from './use-choices'

/** What is ordered, for what the shopper saw that it comes to; the quote is undefined while that is not known. */
export const orderBody = (
  { model, configured }: Offer,
  { cityCode, shop }: SmallOrderChoice,
  quote: SmallOrderQuote | undefined,
): Omit<PlaceSmallOrder, keyof PlacedUnder> => ({
  modelId: model.id,
  cityCode,
  storeId: shop.id,
  ...(configured && { car: { pnoTwelve: configured.pnoTwelve, options: configured.options } }),
  ...(quote && { expectedPaymentFen: quote.paymentAmount }),
})
