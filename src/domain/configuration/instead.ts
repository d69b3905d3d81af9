import type { OptionGroup, VehicleOption } from '@/wire/schemas/vehicle'
import { SelectionMode } from '@/wire/enums/vehicle'
import type { Catalogue, Chosen } from './catalogue'
import { exclusionOf, needsOf } from './rules'

const fits = (catalogue: Catalogue, chosen: Chosen, { attributeNo }: VehicleOption): boolean =>
  needsOf(catalogue, attributeNo).every(({ otherNo }) => chosen.includes(otherNo)) &&
  chosen.every((other) => exclusionOf(catalogue, attributeNo, other) === undefined)

/** The standard option first, then the others as the picker shows them. */
const byPreference = ({ options }: OptionGroup): VehicleOption[] => [
  ...options.filter(({ isStandard }) => isStandard),
  ...options.filter(({ isStandard }) => !isStandard),
]

/** Groups that take one option and have none. */
export const emptyGroups = ({ optionGroups }: Catalogue, chosen: Chosen): OptionGroup[] =>
  optionGroups.filter(
    ({ selectionMode, options }) =>
      selectionMode === SelectionMode.single && !options.some(({ attributeNo }) => chosen.includes(attributeNo)),
  )

/**
 * What stands in for the only choice of a group that had to leave: the first option that fits the car as it is, bringing
 * nothing along. Undefined if there is none.
 */
export const insteadIn = (catalogue: Catalogue, chosen: Chosen, group: OptionGroup): VehicleOption | undefined =>
  byPreference(group).find((option) => fits(catalogue, chosen, option))
