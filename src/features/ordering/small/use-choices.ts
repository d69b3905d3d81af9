import { useState } from 'react'
import type { User, UserArea } from '@/wire/schemas/account'
import type { ChosenShop } from '@/widgets/places/chosen-places'
import { usePlaceNames } from '@/widgets/places/use-place-names'
import { draftSlotOf, withCity, withoutShop, type SmallOrderDraft } from './draft'

/** The sheet that is open over the page. */
type ChoiceSheet = 'city' | 'shop'

/** What was chosen, once that is all. */
export interface SmallOrderChoice {
  cityCode: string
  shop: ChosenShop
}

/** What `useChoices` answers. */
export interface SmallOrderChoices {
  draft: SmallOrderDraft
  sheet: ChoiceSheet | null
  openSheet: (sheet: ChoiceSheet) => void
  closeSheet: () => void
  chooseCity: (city: UserArea) => void
  chooseShop: (shop: ChosenShop) => void
  dropShop: () => void
  /** All that is chosen; asks for what is missing, one thing at a time. */
  complete: () => SmallOrderChoice | undefined
}

/** What the shopper has chosen, kept as soon as it is chosen; it begins with the city of the profile. */
export function useChoices({ id: userId, area }: User): SmallOrderChoices {
  const slot = draftSlotOf(userId)
  const [draft, setDraft] = useState<SmallOrderDraft>(() => slot.read() ?? (area ? { city: area } : {}))
  const [sheet, setSheet] = useState<ChoiceSheet | null>(null)
  const keep = (next: SmallOrderDraft) => {
    slot.write(next)
    setDraft(next)
  }
  usePlaceNames(draft, keep)
  return {
    draft,
    sheet,
    openSheet: setSheet,
    closeSheet: () => setSheet(null),
    chooseCity: (city) => keep(withCity(draft, city)),
    chooseShop: ({ id, storeName, address }) => keep({ ...draft, shop: { id, storeName, address } }),
    dropShop: () => keep(withoutShop(draft)),
    complete: () => {
      const { city, shop } = draft
      if (city && shop) return { cityCode: city.cityCode, shop }
      setSheet(city ? 'shop' : 'city')
      return undefined
    },
  }
}
