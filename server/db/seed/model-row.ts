import type { ModelFact } from '@/contract/entities/vehicle'
import type { SelectionMode } from '@/contract/enums/vehicle'

/** A version of a model; `code` is its name inside the option tables, `pnoTwelve` the one the factory uses. */
export interface VersionRow {
  code: string
  pnoTwelve: string
  displayName: string
  priceYuan: number
  facts: readonly ModelFact[]
}

/** An option. Where it is standard it costs nothing; `notOn` names the versions that cannot have it. */
export interface OptionRow {
  code: string
  displayName: string
  note: string
  picture: string
  priceYuan: number
  /** Versions that leave the factory with it: 'all', or their codes. */
  standardOn?: 'all' | readonly string[]
  notOn?: readonly string[]
}

/** A group of options, in the order of its picker. */
export interface OptionGroupRow {
  attributeType: string
  displayName: string
  selectionMode: SelectionMode
  options: readonly OptionRow[]
}

/** A model with everything that is seeded of it. */
export interface ModelRow {
  id: string
  name: string
  sellName: string
  isDefault: boolean
  slogan: string
  facts: readonly ModelFact[]
  purchasePoster: string
  carPoster: string
  versions: readonly VersionRow[]
  optionGroups: readonly OptionGroupRow[]
}

/** A figure of a model or version. */
export const fact = (value: string, unit: string, label: string): ModelFact => ({ value, unit, label })
