import { groupOf, type Catalogue, type Chosen } from '@/domain/configuration/catalogue'
import { pricedOptions } from '@/domain/configuration/price'
import type { PriceRow } from '@/ui/price-breakdown'
import type { CarState } from '../car/car-store'
import { messages } from '../messages'

const optionRows = (catalogue: Catalogue, chosen: Chosen): PriceRow[] =>
  pricedOptions(catalogue, chosen).map(({ attributeNo, displayName, priceFen }) => ({
    name: displayName,
    kind: groupOf(catalogue, attributeNo)?.displayName ?? '',
    amountFen: priceFen,
  }))

/** What the price of a car is made of: its version and everything in it. */
export const priceRows = ({ model, car: { version, chosen } }: Pick<CarState, 'model' | 'car'>): PriceRow[] => [
  {
    name: messages.modelVersion(model.modelName, version.displayName),
    kind: messages.version,
    amountFen: version.priceFen,
  },
  ...optionRows(version, chosen),
]
