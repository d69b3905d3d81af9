import type { UserArea } from '@/wire/schemas/account'
import { isCity, isShop, type ChosenShop } from '@/widgets/places/chosen-places'
import { isRecord } from '@/services/storage/is-record'
import { ownSlot } from '@/services/storage/own-slot'

/** What the shopper has chosen so far; a reload and a way back find it again. */
export interface SmallOrderDraft {
  city?: UserArea
  shop?: ChosenShop
}

const isDraft = (value: unknown): value is SmallOrderDraft =>
  isRecord(value) &&
  (value.city === undefined || isCity(value.city)) &&
  (value.shop === undefined || isShop(value.shop))

/** Where the choices are kept between visits, for who has made them. */
export const draftSlotOf = ownSlot<SmallOrderDraft>('small-order-draft', { isValue: isDraft })

/** Another city has other shops: the chosen one goes with it. */
export const withCity = (draft: SmallOrderDraft, city: UserArea): SmallOrderDraft =>
  draft.city?.cityCode === city.cityCode ? draft : { city }

/** The draft without its shop, as when the shop has closed. */
export const withoutShop = ({ city }: SmallOrderDraft): SmallOrderDraft => (city === undefined ? {} : { city })
