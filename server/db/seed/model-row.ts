import type { OptionRuleKind, SelectionMode } from '@/wire/enums/vehicle'
import type { Drive, SeedFact } from './facts'

/** A version of a model; `code` is its name inside the option tables, `pnoTwelve` the one the factory uses. */
export interface VersionRow {
  code: string
  pnoTwelve: string
  displayName: string
  zh: { displayName: string }
  priceYuan: number
  /** The paint that the version's card shows it in. */
  paint: string
  isPopular?: true
  deliveryWeeks: readonly [from: number, to: number]
  figures: Figures
  facts: readonly SeedFact[]
}

/** What the parameter table says of a version, in its order. */
export interface Figures {
  rangeKm: number
  sprintSeconds: string
  drive: Drive
  batteryKwh: number
  powerKw: number
  topSpeedKmh: number
  chargeMinutes: number
}

/** An option. Where it is standard it costs nothing; `notOn` names the versions that cannot have it. */
export interface OptionRow {
  code: string
  /** Its digit (one of a group) or its bit (any number) in the pnoEighteen; never given to another option. */
  factoryNo: number
  displayName: string
  note: string
  zh: { displayName: string; note: string }
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
  zh: { displayName: string }
  selectionMode: SelectionMode
  options: readonly OptionRow[]
}

/** What one option means for another, each named as group.code. */
export interface OptionRuleRow {
  kind: OptionRuleKind
  option: string
  other: string
  note: string
  zh: { note: string }
}

/** Measures of the body, the same for every version. */
interface BodyFigures {
  lengthMm: number
  widthMm: number
  heightMm: number
  wheelbaseMm: number
  bootLitres: number
  seats: number
}

/** A model with everything that is seeded of it. */
export interface ModelRow {
  id: string
  name: string
  sellName: string
  isDefault: boolean
  slogan: string
  zh: { sellName: string; slogan: string }
  facts: readonly SeedFact[]
  purchasePoster: string
  carPoster: string
  /** Code of the wheels that it is shown on where none were chosen. */
  stillWheels: string
  versions: readonly VersionRow[]
  optionGroups: readonly OptionGroupRow[]
  rules: readonly OptionRuleRow[]
  body: BodyFigures
}
