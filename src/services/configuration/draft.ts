import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { storedSlot } from '../storage/stored-slot'
import { isSnapshot } from './snapshot-shape'

/**
 * The configuration that the shopper is working on: written at every change, so that it is resumed after a reload, a
 * crash or a week, and ordered as it is. Its names and prices tell what has changed since.
 */
export const configurationDraft = storedSlot<ConfigurationSnapshot>('configuration-draft', { isValue: isSnapshot })

const slotOf = (modelId: string) =>
  storedSlot<ConfigurationSnapshot>(`configuration-draft.${modelId}`, { isValue: isSnapshot })

/** The last draft of a model: another model that was looked at since does not take its place. */
export const draftOf = (modelId: string): ConfigurationSnapshot | undefined => slotOf(modelId).read()

/** The draft of a model in which something was chosen that its version does not have anyway. */
export const configuredDraft = (modelId: string): ConfigurationSnapshot | undefined => {
  const draft = draftOf(modelId)
  return draft && draft.totalFen > draft.versionPriceFen ? draft : undefined
}

/** Keeps a car as the draft of its model and as the one at work. */
export const keepDraft = (snapshot: ConfigurationSnapshot): void => {
  configurationDraft.write(snapshot)
  slotOf(snapshot.modelId).write(snapshot)
}
