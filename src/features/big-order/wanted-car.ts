import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { fetchSavedConfiguration, fetchSharedConfiguration } from '@/services/api/configuration'
import { configurationDraft } from '@/services/configuration/draft'
import { keptConfigurations } from '@/services/configuration/kept'

/** Which car a link asks for: a saved one, a shared one, or that of the draft; a model alone for its usual version. */
export interface CarLink {
  modelId?: string | undefined
  saved?: string | undefined
  share?: string | undefined
}

const keptOrSaved = async (id: string): Promise<ConfigurationSnapshot> =>
  keptConfigurations().find((kept) => kept.id === id) ?? fetchSavedConfiguration(id)

/**
 * The configuration that a link asks for, as it was seen; null when only a model is named, or nothing at all.
 *
 * Throws as `call`: configurationNotFound, shareNotFound.
 */
export const wantedCar = async ({ modelId, saved, share }: CarLink): Promise<ConfigurationSnapshot | null> => {
  if (share !== undefined) return fetchSharedConfiguration(share)
  if (saved !== undefined) return keptOrSaved(saved)
  const draft = configurationDraft.read()
  return draft !== undefined && (modelId === undefined || draft.modelId === modelId) ? draft : null
}
