import * as endpoints from '@/wire/endpoints/configuration'
import type {
  DeleteBody,
  QuoteBody,
  SaveBody,
  ConfigurationChoice,
  ConfigurationQuote,
  SavedConfiguration,
  SharedConfiguration,
} from '@/wire/schemas/configuration'
import { checkSameId } from '@/domain/same-id'
import { call, type CallOptions } from '../request/call'

/**
 * What a configuration costs now (extension).
 *
 * @throws ApiError as `call`: priceChanged with PriceChangedData, noLongerOffered with NoLongerOfferedData,
 * configurationInvalid with ConfigurationInvalidData, versionNotFound.
 */
export const quoteConfiguration = (body: QuoteBody, options?: CallOptions): Promise<ConfigurationQuote> =>
  call(endpoints.quote, body, options)

/**
 * Saves a configuration in the user's account (extension).
 *
 * @throws ApiError as `call`: conflict when it was changed elsewhere, tooManyConfigurations.
 */
export const saveConfiguration = async (body: SaveBody, options?: CallOptions): Promise<SavedConfiguration> =>
  checkSameId(body.id, await call(endpoints.save, body, options))

/** The configurations of the user's account, the newest first (extension). */
export const fetchSavedConfigurations = (options?: CallOptions): Promise<SavedConfiguration[]> =>
  call(endpoints.list, {}, options)

/** One configuration of the user's account (extension). Throws as `call`: configurationNotFound. */
export const fetchSavedConfiguration = async (id: string, options?: CallOptions): Promise<SavedConfiguration> =>
  checkSameId(id, await call(endpoints.detail, { id }, options))

/**
 * Deletes a configuration from the user's account (extension); one that is gone is no error.
 *
 * @throws ApiError as `call`: conflict when it was changed elsewhere.
 */
export const deleteConfiguration = async (body: DeleteBody, options?: CallOptions): Promise<{ id: string }> =>
  checkSameId(body.id, await call(endpoints.remove, body, options))

/** Gets the short code that opens a configuration for anyone (extension). Throws as `quoteConfiguration`. */
export const shareConfiguration = (choice: ConfigurationChoice, options?: CallOptions): Promise<SharedConfiguration> =>
  call(endpoints.share, { pnoTwelve: choice.pnoTwelve, options: choice.options }, options)

/** Opens a shared configuration (extension). Throws as `call`: shareNotFound for a broken link. */
export const fetchSharedConfiguration = (shareCode: string, options?: CallOptions): Promise<SharedConfiguration> =>
  call(endpoints.shared, { shareCode }, options)
