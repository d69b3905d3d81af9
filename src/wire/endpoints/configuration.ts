import { get, post } from '../endpoint'
import type {
  ConfigurationChoice,
  ConfigurationIdPayload,
  ConfigurationQuote,
  DeleteBody,
  QuoteBody,
  SaveBody,
  SavedConfiguration,
  SavedConfigurations,
  ShareCodeQuery,
  SharedConfiguration,
} from '../schemas/configuration'
import type { IdReply, NoPayload } from '../schemas/parts'

export const quote = post<typeof QuoteBody, typeof ConfigurationQuote>('/buy/vehicle/configuration/quote', {
  access: 'public',
  extension: true,
})
export const save = post<typeof SaveBody, typeof SavedConfiguration>('/buy/vehicle/configuration/save', {
  extension: true,
})
export const list = get<typeof NoPayload, typeof SavedConfigurations>('/buy/vehicle/configuration/list', {
  extension: true,
})
export const detail = get<typeof ConfigurationIdPayload, typeof SavedConfiguration>(
  '/buy/vehicle/configuration/detail',
  { extension: true },
)
export const remove = post<typeof DeleteBody, typeof IdReply>('/buy/vehicle/configuration/deleted', {
  extension: true,
})
export const share = post<typeof ConfigurationChoice, typeof SharedConfiguration>('/buy/vehicle/configuration/share', {
  access: 'public',
  extension: true,
})
export const shared = get<typeof ShareCodeQuery, typeof SharedConfiguration>('/buy/vehicle/configuration/shared', {
  access: 'public',
  extension: true,
})
