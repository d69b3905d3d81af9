import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { KeptConfiguration } from '@/domain/configuration/kept'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { keepConfiguration, keptConfigurations } from './kept'
import { syncConfigurations } from './sync'

/** Whether a car is saved at this very price. */
export const isSaved = (saved: readonly KeptConfiguration[], snapshot: ConfigurationSnapshot): boolean =>
  saved.some((kept) => isSameChoice(kept, snapshot) && kept.totalFen === snapshot.totalFen)

/** What cannot be sent or read now stays as it is on the phone; the next launch, login or turn tries again. */
export const syncSilently = (): void => void syncConfigurations().catch(() => undefined)

/**
 * Saves a car on the phone at once, and in the account of who is logged in; the same car at the same price is saved once.
 *
 * @param id - of the saved car that was edited; without one, a new one is made.
 * @returns whether it was not saved before.
 */
export const saveOnce = (snapshot: ConfigurationSnapshot, id?: string): boolean => {
  if (isSaved(keptConfigurations(), snapshot)) return false
  keepConfiguration(snapshot, id)
  syncSilently()
  return true
}
