import type { PriceChangedData } from '@/wire/errors'
import type { BigOrderQuote } from '@/wire/schemas/order-quote'
import { formatYuan } from '@/domain/money/money'
import type { PriceChangedDialogProps } from '@/widgets/price-changed-dialog'
import { messages } from '../messages'
import type { BigOffer } from './offer'

/**
 * What has another price now, known by the amount that was shown: the car, what it is sold for, or the deposit. Where it is
 * the car, what is due now stays as it is.
 */
export const priceSubject = (
  change: PriceChangedData | null,
  { car }: BigOffer,
  { quote, dueFen }: { quote: BigOrderQuote | undefined; dueFen: number },
): Pick<PriceChangedDialogProps, 'subject' | 'note'> => {
  const note = messages.depositStays(formatYuan(dueFen))
  if (change?.oldAmountFen === car.totalFen) return { subject: car.name, note }
  if (change?.oldAmountFen === quote?.saleTotalPrice) return { subject: messages.saleOf(car.name), note }
  return { subject: messages.depositFor(car.name) }
}
