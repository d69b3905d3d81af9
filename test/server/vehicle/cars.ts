import type { SaveBody, ConfigurationChoice } from '@/wire/schemas/configuration'

const PNO_LONG_RANGE = 'VL7R80226A02'

/** A number of Vela 7's options by group and code. */
export const optionNo = (name: string): string => `vela-7.${name}`

const options = (...names: string[]): string[] => [...names, 'charging.wallbox'].map(optionNo)

/** The Long Range of our examples, as it is configured: ¥291,700.00. */
export const longRange: ConfigurationChoice = {
  pnoTwelve: PNO_LONG_RANGE,
  options: options('exterior.pine-green', 'wheels.arc10', 'interior.dune', 'packs.comfort', 'packs.sound'),
}

/** What that one costs. */
export const LONG_RANGE_FEN = 29_170_000

/** The same version with nothing chosen. */
export const plainLongRange: ConfigurationChoice = {
  pnoTwelve: PNO_LONG_RANGE,
  options: options('exterior.aurora-white', 'wheels.arc10', 'interior.ink'),
}

/** A new configuration as a phone saves it. */
export const savedCar: SaveBody = {
  ...longRange,
  id: '0123456789abcdef0123456789abcdef',
  baseRevision: 0,
  modelId: 'vela-7',
  modelName: 'Vela 7',
  versionName: 'Long Range',
  versionPriceFen: 25_990_000,
  parts: longRange.options.map((attributeNo) => ({ attributeNo, displayName: attributeNo, priceFen: 0 })),
  totalFen: LONG_RANGE_FEN,
}
