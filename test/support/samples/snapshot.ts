import type { ConfigurationSnapshot, SavedConfiguration } from '@/wire/schemas/configuration'
import type { KeptConfiguration } from '@/domain/configuration/kept'

/** A configuration that differs from others by one option. */
export const makeSnapshot = (
  option = 'white',
  changes: Partial<ConfigurationSnapshot> = {},
): ConfigurationSnapshot => ({
  modelId: 'vela-7',
  modelName: 'Vela 7',
  pnoTwelve: 'VL7R80226A02',
  versionName: 'Long Range',
  versionPriceFen: 25_990_000,
  options: [option],
  parts: [{ attributeNo: option, displayName: option, priceFen: 0 }],
  totalFen: 25_990_000,
  ...changes,
})

/** A configuration of an account. */
export const makeSaved = (id: string, option: string, revision = 1): SavedConfiguration => ({
  ...makeSnapshot(option),
  id,
  revision,
  savedTime: '2026-11-20 10:00:00',
})

/** A configuration on a phone: a visitor's, never sent, unless told otherwise. */
export const makeKept = (id: string, option: string, changes: Partial<KeptConfiguration> = {}): KeptConfiguration => ({
  ...makeSnapshot(option),
  id,
  revision: 0,
  state: 'unsent',
  ownerId: null,
  savedAtMs: 0,
  ...changes,
})
