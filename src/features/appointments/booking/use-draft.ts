import { useState } from 'react'
import { useKeptQuery } from '@/hooks/use-kept-query'
import { useUser } from '@/stores/session'
import { draftSlotOf, EMPTY_DRAFT, startDraft, startOf, type BookingDraft, type BookingStart } from './draft'

/** What `useDraft` answers. */
export interface KeptDraft {
  draft: BookingDraft
  change: (changes: Partial<BookingDraft>) => void
  keep: (draft: BookingDraft) => void
  /** The hour is free, and not to be told of; nobody has typed that. */
  forgetToTell: () => void
  /** It is booked. */
  forget: () => void
}

/** A draft, and who was logged in last while it was shown. */
interface Owned {
  ownerId: string | undefined
  draft: BookingDraft
  /** Something of it was chosen or typed on this page. */
  isTyped: boolean
}

/** What the shopper has chosen and typed, kept as soon as it is; it stays over a login, but not for another user. */
export function useDraft(start: BookingStart): KeptDraft {
  const userId = useUser()?.id
  const keepQuery = useKeptQuery()
  const openAs = (ownerId: string | undefined): BookingDraft =>
    startDraft(draftSlotOf(ownerId).read() ?? EMPTY_DRAFT, start)
  const [{ ownerId, draft, isTyped }, setOwned] = useState<Owned>(() => ({
    ownerId: userId,
    draft: openAs(userId),
    isTyped: false,
  }))
  const keepAs = (owned: Owned): void => {
    draftSlotOf(owned.ownerId).write(owned.draft)
    setOwned(owned)
  }
  /** What a visitor has typed here goes along over the login; else it is what the user had, or nothing. */
  const goOnAs = (user: string): void => {
    if (ownerId !== undefined || !isTyped) return setOwned({ ownerId: user, draft: openAs(user), isTyped: false })
    draftSlotOf(undefined).clear()
    return keepAs({ ownerId: user, draft, isTyped })
  }
  // Before anything of it is drawn for somebody else.
  if (userId !== undefined && userId !== ownerId) goOnAs(userId)

  const keep = (next: BookingDraft): void => {
    keepAs({ ownerId: userId ?? ownerId, draft: next, isTyped: true })
    keepQuery(startOf(next))
  }
  return {
    draft,
    keep,
    change: (changes) => keep({ ...draft, ...changes }),
    forgetToTell: () => keepAs({ ownerId, draft: { ...draft, isToTell: false }, isTyped }),
    forget: draftSlotOf(ownerId).clear,
  }
}
