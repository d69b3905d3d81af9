import type { UserArea } from '@/wire/schemas/account'
import type { AreaNode } from '@/wire/schemas/area'
import type { AppointmentCalendar } from '@/wire/schemas/appointment'
import type { Shop } from '@/wire/schemas/shop'
import { areaPair } from '@/domain/area/area-tree'
import { SERVICE_FOR } from '@/domain/shop/service-for'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchCalendar } from '@/services/api/appointment'
import { useUser } from '@/stores/session'
import { useCityShops, useShopCities } from '@/widgets/places/shop-sheet/use-shops'
import { isTaken } from '../hours/calendar-days'
import { isSameHour } from '../hours/gone'
import { useWantedHour, type WantedHour } from '../hours/use-wanted-hour'
import type { BookingStart } from './draft'
import type { OfferedModel } from './offer'
import { useDraft, type KeptDraft } from './use-draft'

/** What `useBooking` answers. */
export interface BookingView extends KeptDraft, WantedHour {
  modelId: string
  cities: LoadedPage<AreaNode[]>
  city: UserArea | undefined
  shops: LoadedPage<Shop[]>
  calendar: LoadedPage<AppointmentCalendar>
  /** Chooses an hour of the calendar; a full one is to be told of. */
  choose: (startTime: string) => void
  /** The hour that is gone is the one that is chosen. */
  isGoneChosen: boolean
}

/** What is being booked: where, which car, and the hours that the shop has. */
export function useBooking(start: BookingStart, models: readonly OfferedModel[]): BookingView {
  const kept = useDraft(start)
  const { consultationType, storeId = '', cityCode, startTime, isToTell } = kept.draft
  const homeCity = useUser()?.area?.cityCode
  const modelId = (models.find(({ id }) => id === kept.draft.modelId) ?? models[0])?.id ?? ''
  const service = SERVICE_FOR[consultationType]
  const calendar = useAsyncPage(() => fetchCalendar({ consultationType, storeId, modelId }), {
    key: `${consultationType} ${storeId} ${modelId}`,
    isEnabled: storeId !== '',
  })
  useReadOnShow(calendar.page.status === 'ready', calendar.reload)
  const shown = calendar.page.status === 'ready' ? calendar.page.data : undefined
  const wanted = useWantedHour({ consultationType, storeId, modelId, startTime, isToTell: isToTell ?? false }, calendar)
  const { hour, free, gone } = wanted
  // Where it is gone later, somebody was faster.
  if (isToTell === true && free !== undefined) kept.forgetToTell()
  const cities = useShopCities(service)
  const tree = cities.page.status === 'ready' ? cities.page.data : []
  const city = areaPair(tree, shown?.cityCode ?? cityCode ?? homeCity ?? '') ?? undefined
  return {
    ...kept,
    modelId,
    cities,
    city,
    shops: useCityShops(city, service),
    calendar,
    ...wanted,
    choose: (chosen) =>
      kept.change({ startTime: chosen, isToTell: shown !== undefined && isTaken(shown.days, chosen) }),
    isGoneChosen: gone !== null && hour !== undefined && isSameHour(gone, hour),
  }
}
