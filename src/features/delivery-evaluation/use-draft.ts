import { useState } from 'react'
import { useUser } from '@/stores/session'
import { draftSlotOf, EMPTY_DRAFT, type EvaluationDraft } from './draft'

/** What `useDraft` answers. */
export interface KeptDraft {
  draft: EvaluationDraft
  change: (changes: Partial<EvaluationDraft>) => void
}

/** What the shopper says, kept as soon as it is said. */
export function useDraft(orderId: string): KeptDraft {
  const slot = draftSlotOf(orderId)(useUser()?.id)
  const [draft, setDraft] = useState<EvaluationDraft>(() => slot.read() ?? EMPTY_DRAFT)
  const change = (changes: Partial<EvaluationDraft>): void => {
    const next = { ...draft, ...changes }
    slot.write(next)
    setDraft(next)
  }
  return { draft, change }
}
