import type { ConfigurationChoice, ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { inOrder, standardChoice, type Catalogue, type Chosen } from './catalogue'
import { pricedOptions, totalFen } from './price'

/** A car with the names and prices of now, as it is saved and shared. */
export const snapshotOf = (
  { id, modelName }: Pick<ModelDetail, 'id' | 'modelName'>,
  version: VehicleVersion,
  chosen: Chosen,
): ConfigurationSnapshot => ({
  modelId: id,
  modelName,
  pnoTwelve: version.pnoTwelve,
  versionName: version.displayName,
  versionPriceFen: version.priceFen,
  options: [...inOrder(version, chosen)],
  parts: pricedOptions(version, chosen),
  totalFen: totalFen(version, chosen),
})

/** Whether two cars have the same options, whatever their order. */
export const areSameOptions = (some: Chosen, others: Chosen): boolean =>
  some.length === others.length && some.every((attributeNo) => others.includes(attributeNo))

/** Whether two choices are the same car, whatever the order of their options. */
export const isSameChoice = (one: ConfigurationChoice, other: ConfigurationChoice): boolean =>
  one.pnoTwelve === other.pnoTwelve && areSameOptions(one.options, other.options)

/** Whether a car is its version as it leaves the factory: an option that costs nothing makes it another. */
export const isStandardChoice = (version: Catalogue, chosen: Chosen): boolean =>
  areSameOptions(chosen, standardChoice(version))
