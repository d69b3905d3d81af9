import { useState } from 'react'
import { draftSlot, EMPTY_DRAFT, startDraft, type BookingDraft, type BookingStart } from './draft'

/** What `useDraft` answers. */
export interface KeptDraft {
  draft: BookingDraft
  change: (changes: Partial<BookingDraft>) => void
  keep: (draft: BookingDraft) => void
}

/** What the shopper has chosen and typed, kept as soon as it is. */
export function useDraft(start: BookingStart): KeptDraft {
  const [draft, setDraft] = useState<BookingDraft>(() => startDraft(draftSlot.read() ?? EMPTY_DRAFT, start))
  const keep = (next: BookingDraft) => {
    draftSlot.write(next)
    setDraft(next)
  }
  return { draft, keep, change: (changes) => keep({ ...draft, ...changes }) }
}
