import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { Catalogue } from '@/domain/configuration/catalogue'
import { isSameChoice, isStandardChoice } from '@/domain/configuration/snapshot'
import { draftOf, keepDraft } from '@/services/configuration/draft'
import { keepConfiguration, keptConfigurations } from '@/services/configuration/kept'
import { dropStageLook } from '@/services/configuration/stage-look'

/**
 * Makes a car the draft, which is what the order page orders. A draft of the shopper's own that another car pushes aside
 * is saved.
 *
 * @param version - its own, in today's catalogue.
 * @returns whether one was saved.
 */
export const takeAsDraft = (
  snapshot: ConfigurationSnapshot,
  version: Catalogue,
  { isOwnDraft }: { isOwnDraft: boolean },
): boolean => {
  const draft = draftOf(snapshot.modelId)
  keepDraft(snapshot, !isStandardChoice(version, snapshot.options))
  if (isOwnDraft) return false
  dropStageLook(snapshot.modelId)
  if (draft === undefined || isSameChoice(draft, snapshot)) return false
  if (keptConfigurations().some((kept) => isSameChoice(kept, draft))) return false
  keepConfiguration(draft)
  return true
}
