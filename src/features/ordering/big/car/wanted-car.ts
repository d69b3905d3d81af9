import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { configurationDraft, draftOf } from '@/services/configuration/draft'
import { linkedCar, type LinkedCar } from '@/services/configuration/linked-car'

/** Which car a link asks for: a saved one, a shared one, or the draft of its model; without one, the usual version. */
export interface CarLink extends LinkedCar {
  modelId?: string | undefined
}

/** The draft that a link asks for; undefined where it names another car, or there is none. */
export const wantedDraft = ({ modelId, saved, share }: CarLink): ConfigurationSnapshot | undefined => {
  if (saved !== undefined || share !== undefined) return undefined
  return modelId === undefined ? configurationDraft.read() : draftOf(modelId)
}

/**
 * The configuration that a link asks for, as it was seen; null when only a model is named, or nothing at all.
 *
 * Throws as `call`: configurationNotFound, shareNotFound.
 */
export const wantedCar = async (link: CarLink): Promise<ConfigurationSnapshot | null> =>
  (await linkedCar(link)) ?? wantedDraft(link) ?? null
