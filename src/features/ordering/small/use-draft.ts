import { useState } from 'react'
import type { User, UserArea } from '@/wire/schemas/account'
import type { ChosenShop } from '@/widgets/places/chosen-places'
import { usePlaceNames } from '@/widgets/places/use-place-names'
import { draftSlotOf, withCity, withoutShop, type SmallOrderDraft } from './draft'

/** What `useDraft` answers. */
export interface KeptDraft {
  draft: SmallOrderDraft
  chooseCity: (city: UserArea) => void
  chooseShop: ({ id, storeName, address }: ChosenShop) => void
  dropShop: () => void
}

/** What the shopper has chosen, kept as soon as it is chosen; it begins with the city of the profile. */
export function useDraft({ id: userId, area }: User): KeptDraft {
  const slot = draftSlotOf(userId)
  const [draft, setDraft] = useState<SmallOrderDraft>(() => slot.read() ?? (area ? { city: area } : {}))
  const keep = (next: SmallOrderDraft) => {
    slot.write(next)
    setDraft(next)
  }
  usePlaceNames(draft, keep)
  return {
    draft,
    chooseCity: (city: UserArea) => keep(withCity(draft, city)),
    chooseShop: ({ id, storeName, address }: ChosenShop) => keep({ ...draft, shop: { id, storeName, address } }),
    dropShop: () => keep(withoutShop(draft)),
  }
}
