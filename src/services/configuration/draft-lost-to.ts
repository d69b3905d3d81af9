import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { configuredDraft } from './draft'
import { keptConfigurations } from './kept'

/**
 * The draft that a car of the same model pushes aside; null where that is no loss: nothing was chosen in it, it is the same
 * car, or it is saved anyway.
 */
export const draftLostTo = (next: ConfigurationSnapshot): ConfigurationSnapshot | null => {
  const draft = configuredDraft(next.modelId)
  if (draft === undefined || isSameChoice(draft, next)) return null
  return keptConfigurations().some((kept) => isSameChoice(kept, draft)) ? null : draft
}
