import type { OptionGroup, VehicleOption, VehicleVersion } from '@/wire/schemas/vehicle'
import { SelectionMode } from '@/wire/enums/vehicle'

/** As much of a version as the rules of configuring need. */
export type Catalogue = Pick<VehicleVersion, 'pnoTwelve' | 'priceFen' | 'optionGroups' | 'rules'>

/** What is in a car: attributeNos in the catalogue's order, standard equipment included. */
export type Chosen = readonly string[]

/** Every option of a version, in the catalogue's order. */
export const optionsOf = ({ optionGroups }: Catalogue): VehicleOption[] =>
  optionGroups.flatMap(({ options }) => options)

/** The group of an option, or undefined if the version does not offer it. */
export const groupOf = ({ optionGroups }: Catalogue, attributeNo: string): OptionGroup | undefined =>
  optionGroups.find(({ options }) => options.some((option) => option.attributeNo === attributeNo))

/** An option by its number, or undefined if the version does not offer it. */
export const findOption = (catalogue: Catalogue, attributeNo: string): VehicleOption | undefined =>
  optionsOf(catalogue).find((option) => option.attributeNo === attributeNo)

/** An option with its group, or undefined if the version does not offer it. */
export const placeOf = (
  catalogue: Catalogue,
  attributeNo: string,
): { group: OptionGroup; option: VehicleOption } | undefined => {
  const group = groupOf(catalogue, attributeNo)
  const option = group?.options.find((one) => one.attributeNo === attributeNo)
  return group && option && { group, option }
}

/** Whether every car of the version has the option, whatever is chosen. */
export const isFixedIn = ({ selectionMode }: OptionGroup, { isStandard }: VehicleOption): boolean =>
  isStandard && selectionMode !== SelectionMode.single

/** The same options in the catalogue's order, each once; what the version does not offer is left out. */
export const inOrder = (catalogue: Catalogue, options: Iterable<string>): Chosen => {
  const wanted = new Set(options)
  return optionsOf(catalogue)
    .map(({ attributeNo }) => attributeNo)
    .filter((attributeNo) => wanted.has(attributeNo))
}

/** What a version leaves the factory with when nothing is chosen. */
export const standardChoice = (catalogue: Catalogue): Chosen =>
  optionsOf(catalogue)
    .filter(({ isStandard }) => isStandard)
    .map(({ attributeNo }) => attributeNo)
