import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { shownTo, withoutOthers, type KeptConfiguration } from '@/domain/configuration/kept'
import { currentUserId, session } from '../session/session'
import { randomId } from '../storage/random-id'
import { changeKept, changeOne, keptStore } from './kept-store'

/** Whose configurations are shown: the logged-in user's id, null for a visitor. */
export const keeperId = (): string | null => currentUserId() ?? null

/** The present user's saved configurations on this phone, newest first. */
export const keptConfigurations = (): KeptConfiguration[] => shownTo(keptStore.getState(), keeperId())

/** Tells whenever a configuration was saved or deleted, or someone logged in or out. Returns what stops it. */
export const watchKeptConfigurations = (tell: () => void): (() => void) => {
  const stops = [keptStore.subscribe(tell), session.subscribe(tell)]
  return () => stops.forEach((stop) => stop())
}

/**
 * Saves a configuration on this phone, at once; `syncConfigurations` brings it to the account.
 *
 * @param id - of the saved configuration that was edited; without one, a new one is made.
 */
export const keepConfiguration = (snapshot: ConfigurationSnapshot, id: string = randomId()): KeptConfiguration => {
  const ownerId = keeperId()
  const before = keptStore.getState().find((one) => one.id === id)
  const kept: KeptConfiguration = {
    ...snapshot,
    id,
    revision: before?.revision ?? 0,
    state: 'unsent',
    ownerId,
    savedAtMs: Date.now(),
  }
  changeKept((all) => [...withoutOthers(all, ownerId).filter((one) => one.id !== id), kept])
  return kept
}

/** Deletes a configuration from this phone, at once; an account that has it is told by `syncConfigurations`. */
export const forgetConfiguration = (id: string): void => {
  const isVisitors = keptStore.getState().find((one) => one.id === id)?.ownerId === null
  // A user's may be on its way to the account at this moment, so that the account is told in any case.
  if (isVisitors) changeKept((all) => all.filter((one) => one.id !== id))
  else changeOne(id, (one) => ({ ...one, state: 'deleted' }))
}
