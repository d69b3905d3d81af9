import { groupOf } from '@/domain/configuration/catalogue'
import type { PriceRow } from '@/ui/price-breakdown'
import { messages } from './messages'
import type { ViewedCar } from './open-configuration'

/** What the price of the car is made of: its version and all that is in it. */
export const priceRows = ({ version, quote }: Pick<ViewedCar, 'version' | 'quote'>): PriceRow[] => [
  { name: quote.versionName, kind: messages.version, amountFen: quote.versionPriceFen },
  ...quote.parts.map(({ attributeNo, displayName, priceFen }) => ({
    name: displayName,
    kind: groupOf(version, attributeNo)?.displayName ?? '',
    amountFen: priceFen,
  })),
]
