import { SelectionMode } from '@/wire/enums/vehicle'
import type { Catalogue, Chosen } from './catalogue'

const DIGITS_AFTER_VERSION = 6
const BASE = 36

/**
 * Names a complete configuration in 18 characters: the version's twelve, then one base-36 digit for each group that
 * takes one option (its factoryNo), then the options of all other groups as bits, in base 36 with leading zeros. Two
 * cars of a version have the same name only if they are the same.
 *
 * @throws RangeError if the catalogue's factory numbers do not fit.
 */
export const pnoEighteen = ({ pnoTwelve, optionGroups }: Catalogue, chosen: Chosen): string => {
  const isIn = ({ attributeNo }: { attributeNo: string }): boolean => chosen.includes(attributeNo)
  const singles = optionGroups.filter(({ selectionMode }) => selectionMode === SelectionMode.single)
  const others = optionGroups.filter(({ selectionMode }) => selectionMode !== SelectionMode.single)

  const digits = singles.map(({ options }) => (options.find(isIn)?.factoryNo ?? 0).toString(BASE)).join('')
  const bits = others
    .flatMap(({ options }) => options.filter(isIn))
    .reduce((sum, { factoryNo }) => sum + 2 ** factoryNo, 0)
  const rest = DIGITS_AFTER_VERSION - singles.length
  const name = `${pnoTwelve}${digits}${bits.toString(BASE).padStart(rest, '0')}`.toUpperCase()
  if (name.length !== pnoTwelve.length + DIGITS_AFTER_VERSION) throw new RangeError(`Not 18 characters: ${name}`)
  return name
}
