import type { PricedOption } from '@/wire/schemas/configuration'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { sumFen } from '../money/money'
import { optionsOf, type Catalogue, type Chosen } from './catalogue'
import { packsWith } from './rules'

/** What an option costs in a car, in fen: nothing while something else in the car contains it. */
export const priceInCarFen = (catalogue: Catalogue, chosen: Chosen, option: VehicleOption): number =>
  packsWith(catalogue, option.attributeNo).some((rule) => chosen.includes(rule.attributeNo)) ? 0 : option.priceFen

/** The options of a car with what each costs in it, in the catalogue's order. */
export const pricedOptions = (catalogue: Catalogue, chosen: Chosen): PricedOption[] =>
  optionsOf(catalogue)
    .filter(({ attributeNo }) => chosen.includes(attributeNo))
    .map((option) => ({
      attributeNo: option.attributeNo,
      displayName: option.displayName,
      priceFen: priceInCarFen(catalogue, chosen, option),
    }))

/** The price of a configured car in fen: the version and its options. */
export const totalFen = (catalogue: Catalogue, chosen: Chosen): number =>
  sumFen([catalogue.priceFen, ...pricedOptions(catalogue, chosen).map(({ priceFen }) => priceFen)])
