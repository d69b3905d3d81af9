import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { storedSlot } from '../storage/stored-slot'
import { isSnapshot } from './snapshot-shape'

/**
 * The configuration that the shopper is working on: written at every change, so that it is resumed after a reload, a
 * crash or a week, and ordered as it is. Its names and prices tell what has changed since.
 */
export const configurationDraft = storedSlot<ConfigurationSnapshot>('configuration-draft', { isValue: isSnapshot })

const slotOf = (id: string) => storedSlot<ConfigurationSnapshot>(`configuration-draft.${id}`, { isValue: isSnapshot })

/** The last draft of a model, or of an order by its id: whatever else was configured since does not take its place. */
export const draftOf = (id: string): ConfigurationSnapshot | undefined => slotOf(id).read()

/** The draft of a model in which something was chosen that its version does not have anyway. */
export const configuredDraft = (modelId: string): ConfigurationSnapshot | undefined => {
  const draft = draftOf(modelId)
  return draft && draft.totalFen > draft.versionPriceFen ? draft : undefined
}

/** Keeps a car as the draft of an order, beside the shopper's own; without a car the order has none. */
export const keepOrderDraft = (orderId: string, snapshot?: ConfigurationSnapshot): void =>
  snapshot ? slotOf(orderId).write(snapshot) : slotOf(orderId).clear()

/** Keeps a car as the draft of its model and as the one at work. */
export const keepDraft = (snapshot: ConfigurationSnapshot): void => {
  configurationDraft.write(snapshot)
  slotOf(snapshot.modelId).write(snapshot)
}
