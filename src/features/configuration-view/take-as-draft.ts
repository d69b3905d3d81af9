import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { Catalogue } from '@/domain/configuration/catalogue'
import { isStandardChoice } from '@/domain/configuration/snapshot'
import { keepDraft } from '@/services/configuration/draft'
import { draftLostTo } from '@/services/configuration/draft-lost-to'
import { keepConfiguration } from '@/services/configuration/kept'
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
  const lost = isOwnDraft ? null : draftLostTo(snapshot)
  keepDraft(snapshot, !isStandardChoice(version, snapshot.options))
  if (!isOwnDraft) dropStageLook(snapshot.modelId)
  if (lost) keepConfiguration(lost)
  return lost !== null
}
