import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { isRecord } from '../storage/is-record'

const TEXTS = [
  'modelId',
  'modelName',
  'pnoTwelve',
  'versionName',
] as const satisfies readonly (keyof ConfigurationSnapshot)[]
const AMOUNTS = ['versionPriceFen', 'totalFen'] as const satisfies readonly (keyof ConfigurationSnapshot)[]

const isPart = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.attributeNo === 'string' &&
  typeof value.displayName === 'string' &&
  Number.isSafeInteger(value.priceFen)

/** Whether a stored value is a configuration, for storage is the user's to change. */
export const isSnapshot = (value: unknown): value is ConfigurationSnapshot =>
  isRecord(value) &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  AMOUNTS.every((name) => Number.isSafeInteger(value[name])) &&
  Array.isArray(value.options) &&
  value.options.every((option) => typeof option === 'string') &&
  Array.isArray(value.parts) &&
  value.parts.every(isPart)
