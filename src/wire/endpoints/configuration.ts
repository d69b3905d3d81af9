import { get, post, type NoPayload } from '../endpoint'
import type {
  ConfigurationChoice,
  ConfigurationQuote,
  ConfigurationSnapshot,
  SavedConfiguration,
  SharedConfiguration,
} from '../schemas/configuration'

/** `expectedAmountFen` is the price the shopper saw; another one is refused with 409 and both prices. */
export interface QuoteBody extends ConfigurationChoice {
  expectedAmountFen?: number
}

/**
 * `id` is made by the phone (32 hexadecimal digits). `baseRevision` is the revision that was changed, 0 for a new one;
 * 409 when it was changed elsewhere meanwhile. Saving the same again changes nothing. The snapshot is kept as it was
 * seen, also when its car is no longer offered: nothing is lost by logging in late.
 */
export interface SaveBody extends ConfigurationSnapshot {
  id: string
  baseRevision: number
}

export const quote = post<QuoteBody, ConfigurationQuote>('/buy/vehicle/configuration/quote', { extension: true })
export const save = post<SaveBody, SavedConfiguration>('/buy/vehicle/configuration/save', {
  access: 'login',
  extension: true,
})
export const list = get<NoPayload, SavedConfiguration[]>('/buy/vehicle/configuration/list', {
  access: 'login',
  extension: true,
})
export const detail = get<{ id: string }, SavedConfiguration>('/buy/vehicle/configuration/detail', {
  access: 'login',
  extension: true,
})
export const remove = post<{ id: string }, { id: string }>('/buy/vehicle/configuration/deleted', {
  access: 'login',
  extension: true,
})
export const share = post<ConfigurationChoice, SharedConfiguration>('/buy/vehicle/configuration/share', {
  extension: true,
})
export const shared = get<{ shareCode: string }, SharedConfiguration>('/buy/vehicle/configuration/shared', {
  extension: true,
})
