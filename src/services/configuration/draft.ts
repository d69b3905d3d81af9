import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { currentUserId } from '../session/session'
import { ownSlot } from '../storage/own-slot'
import { storedSlot } from '../storage/stored-slot'
import { isSnapshot } from './snapshot-shape'

/**
 * The configuration that the shopper is working on: written at every change, so that it is resumed after a reload, a
 * crash or a week, and ordered as it is. Its names and prices tell what has changed since.
 */
export const configurationDraft = storedSlot<ConfigurationSnapshot>('configuration-draft', { isValue: isSnapshot })

/** A draft of a model, and whether anything was chosen in it; an app of before did not say so. */
type ModelDraft = ConfigurationSnapshot & { isConfigured?: boolean }

const slotOf = (modelId: string) => storedSlot<ModelDraft>(`configuration-draft.${modelId}`, { isValue: isSnapshot })

/** The last draft of a model: whatever else was configured since does not take its place. */
export const draftOf = (modelId: string): ConfigurationSnapshot | undefined => {
  const draft = slotOf(modelId).read()
  delete draft?.isConfigured
  return draft
}

/** The draft of a model in which something was chosen that its version does not have anyway. */
export const configuredDraft = (modelId: string): ConfigurationSnapshot | undefined => {
  const kept = slotOf(modelId).read()
  return kept && (kept.isConfigured ?? kept.totalFen > kept.versionPriceFen) ? draftOf(modelId) : undefined
}

/** A place for a car of an order, for the present user alone; a visitor, who has no orders, has none. */
export const ownCarSlot = (name: string) => {
  const userId = currentUserId()
  return userId === undefined ? undefined : ownSlot<ConfigurationSnapshot>(name, { isValue: isSnapshot })(userId)
}

const orderSlotOf = (orderId: string) => ownCarSlot(`order-draft.${orderId}`)

/** The draft of an order, as its shopper left it on this phone. */
export const draftOfOrder = (orderId: string): ConfigurationSnapshot | undefined => orderSlotOf(orderId)?.read()

/** Keeps a car as the draft of an order, beside the shopper's own; without a car the order has none. */
export const keepOrderDraft = (orderId: string, snapshot?: ConfigurationSnapshot): void => {
  const slot = orderSlotOf(orderId)
  if (snapshot) slot?.write(snapshot)
  else slot?.clear()
}

/** Keeps a car as the draft of its model and as the one at work. */
export const keepDraft = (snapshot: ConfigurationSnapshot, isConfigured: boolean): void => {
  configurationDraft.write(snapshot)
  slotOf(snapshot.modelId).write({ ...snapshot, isConfigured })
}
