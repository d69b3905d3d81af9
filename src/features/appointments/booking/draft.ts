import { ConsultationType } from '@/wire/enums/vehicle'
import { isRecord } from '@/services/storage/is-record'
import { ownSlot } from '@/services/storage/own-slot'
import type { ShopHour } from '../hours/gone'

/** What the shopper has chosen and typed so far: a login, a reload and a way back find it again. */
export interface BookingDraft {
  consultationType: ConsultationType
  modelId?: string
  cityCode?: string
  storeId?: string
  /** As the calendar gave it. */
  startTime?: string
  /** Wants to be told when that hour comes free, as long as it is full. */
  isToTell?: boolean
  driverName: string
}

/** Nothing chosen yet. */
export const EMPTY_DRAFT: BookingDraft = { consultationType: ConsultationType.testDrive, driverName: '' }

const OPTIONAL = ['modelId', 'cityCode', 'storeId', 'startTime'] as const satisfies readonly (keyof BookingDraft)[]

const isDraft = (value: unknown): value is BookingDraft => {
  if (!isRecord(value)) return false
  return (
    Object.values(ConsultationType).some((type) => type === value.consultationType) &&
    typeof value.driverName === 'string' &&
    [undefined, true, false].some((answer) => answer === value.isToTell) &&
    OPTIONAL.every((field) => value[field] === undefined || typeof value[field] === 'string')
  )
}

/** Where the draft of a user is kept until it is booked; a visitor's is that of whoever logs in next. */
export const draftSlotOf = ownSlot<BookingDraft>('appointment-draft', { isValue: isDraft })

/** What a link to the page may say. */
export interface BookingStart {
  shop?: string
  model?: string
  type?: string
}

/** What the address says of a draft, so that a reload does not go back to what a link said before another choice. */
export const startOf = ({ storeId, modelId, consultationType }: BookingDraft): Record<string, string> => ({
  ...(storeId !== undefined && { shop: storeId }),
  ...(modelId !== undefined && { model: modelId }),
  type: String(consultationType),
})

const typeOf = (text: string | undefined): ConsultationType | undefined =>
  Object.values(ConsultationType).find((type) => String(type) === text)

/**
 * Another purpose or car has other free hours: the chosen one may have been full all along, and is not told as taken.
 *
 * @param shownModelId - the car that the page shows, which is the first until one is chosen.
 */
export const withWish = (
  draft: BookingDraft,
  wish: Partial<Pick<BookingDraft, 'consultationType' | 'modelId'>>,
  shownModelId = draft.modelId,
): BookingDraft => {
  const { consultationType = draft.consultationType, modelId = shownModelId } = wish
  const isSame = consultationType === draft.consultationType && modelId === shownModelId
  return { ...draft, ...wish, ...(!isSame && draft.startTime !== undefined && { isToTell: true }) }
}

/** The kept draft with what the link says; another shop has other hours, and says in which city it is. */
export const startDraft = (kept: BookingDraft, { shop, model, type }: BookingStart): BookingDraft => {
  const { cityCode: _, storeId, startTime: __, isToTell: ___, ...rest } = kept
  return withWish(shop === undefined || shop === storeId ? kept : { ...rest, storeId: shop }, {
    ...(model !== undefined && { modelId: model }),
    consultationType: typeOf(type) ?? kept.consultationType,
  })
}

/**
 * Another city has other shops: the chosen one goes with it, and its hour.
 *
 * @param shownCode - the city that the page shows, which is that of the chosen shop.
 */
export const withCity = (draft: BookingDraft, cityCode: string, shownCode: string | undefined): BookingDraft => {
  const { storeId: _, startTime: __, isToTell: ___, ...rest } = draft
  return cityCode === shownCode ? draft : { ...rest, cityCode }
}

/** Another shop, of that city, has other hours. */
export const withShop = (draft: BookingDraft, storeId: string, cityCode: string): BookingDraft => {
  const { startTime: _, isToTell: __, ...rest } = draft
  return draft.storeId === storeId ? draft : { ...rest, storeId, cityCode }
}

/** An hour that has come free, for what it was waited for; its shop says in which city. */
export const withHour = (draft: BookingDraft, hour: ShopHour): BookingDraft => {
  const { cityCode: _, ...rest } = draft
  const { consultationType, modelId, storeId, startTime } = hour
  return { ...rest, consultationType, modelId, storeId, startTime, isToTell: false }
}
