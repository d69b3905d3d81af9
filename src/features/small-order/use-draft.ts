import { useState } from 'react'
import type { UserArea } from '@/wire/schemas/user'
import type { ChosenStore } from '@/widgets/placing/chosen-places'
import { draftSlot, withCity, withoutStore, type SmallOrderDraft } from './draft'

/** What the shopper has chosen, kept as soon as it is chosen; it begins with the city of the profile. */
export function useDraft(homeCity: UserArea | null) {
  const [draft, setDraft] = useState<SmallOrderDraft>(() => draftSlot.read() ?? (homeCity ? { city: homeCity } : {}))
  const keep = (next: SmallOrderDraft) => {
    draftSlot.write(next)
    setDraft(next)
  }
  return {
    draft,
    chooseCity: (city: UserArea) => keep(withCity(draft, city)),
    chooseStore: ({ id, storeName, address }: ChosenStore) => keep({ ...draft, store: { id, storeName, address } }),
    dropStore: () => keep(withoutStore(draft)),
  }
}
