import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { draftOf, keepDraft } from '@/services/configuration/draft'
import { keepConfiguration, keptConfigurations } from '@/services/configuration/kept'

/**
 * Makes a car the draft, which is what the order page orders. A draft of the shopper's own that another car pushes aside
 * is saved.
 *
 * @returns whether one was saved.
 */
export const takeAsDraft = (snapshot: ConfigurationSnapshot, isOwnDraft: boolean): boolean => {
  const draft = draftOf(snapshot.modelId)
  keepDraft(snapshot)
  if (isOwnDraft || draft === undefined || isSameChoice(draft, snapshot)) return false
  if (keptConfigurations().some((kept) => isSameChoice(kept, draft))) return false
  keepConfiguration(draft)
  return true
}
