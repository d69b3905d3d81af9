import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { fetchSavedConfiguration, fetchSharedConfiguration } from '../api/configuration'
import { keptConfigurations } from './kept'

/** What a link names of a car: the id of a saved one, or the code of a shared one. */
export interface LinkedCar {
  saved?: string | undefined
  share?: string | undefined
}

/**
 * The saved or shared car that a link names, as it was then; undefined where it names none. A share code goes before the
 * rest, for it is what was sent.
 *
 * @throws ApiError as `call`: shareNotFound, configurationNotFound; notLoggedIn for another's saved car.
 */
export const linkedCar = async ({ saved, share }: LinkedCar): Promise<ConfigurationSnapshot | undefined> => {
  if (share !== undefined) return fetchSharedConfiguration(share)
  if (saved === undefined) return undefined
  return keptConfigurations().find(({ id }) => id === saved) ?? fetchSavedConfiguration(saved)
}
