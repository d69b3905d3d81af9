import { useEffect, useMemo, useState } from 'react'
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
import { isFree, isTaken } from '../hours/calendar-days'
import { useHold } from '../hours/use-hold'
import type { BookingStart } from './draft'
import { isSameHour, isStillGone, type GoneHour, type ShopHour } from './gone'
import { nearestTo } from './nearest-to'
import type { OfferedModel } from './offer'
import { useDraft, type KeptDraft } from './use-draft'

/** What `useBooking` answers. */
export interface BookingView extends KeptDraft {
  modelId: string
  cities: LoadedPage<AreaNode[]>
  city: UserArea | undefined
  shops: LoadedPage<Shop[]>
  calendar: LoadedPage<AppointmentCalendar>
  /** The chosen hour, while it can be booked. */
  free: ShopHour | undefined
  /** Until when it is held for the customer, in epoch ms. */
  heldUntilMs: number | undefined
  /** The chosen hour, while it is full. */
  full: ShopHour | undefined
  /** Chooses an hour of the calendar; a full one is to be told of. */
  choose: (startTime: string) => void
  /** An hour that was wanted and cannot be booked, until a calendar that is read anew says otherwise. */
  gone: GoneHour | null
  /** No other hour was chosen since. */
  isGoneChosen: boolean
  setGone: (gone: GoneHour | null) => void
}

/** What is being booked: where, which car, and the hours that the shop has. */
export function useBooking(start: BookingStart, models: readonly OfferedModel[]): BookingView {
  const kept = useDraft(start)
  const { consultationType, storeId = '', cityCode, startTime, isToTell } = kept.draft
  const homeCity = useUser()?.area?.cityCode
  const [gone, setGone] = useState<GoneHour | null>(null)
  const modelId = (models.find(({ id }) => id === kept.draft.modelId) ?? models[0])?.id ?? ''
  const service = SERVICE_FOR[consultationType]
  const calendar = useAsyncPage(() => fetchCalendar({ consultationType, storeId, modelId }), {
    key: `${consultationType} ${storeId} ${modelId}`,
    isEnabled: storeId !== '',
  })
  useReadOnShow(calendar.page.status === 'ready', calendar.reload)
  const shown = calendar.page.status === 'ready' ? calendar.page.data : undefined
  const hour = useMemo(
    () => (startTime === undefined ? undefined : { consultationType, storeId, modelId, startTime }),
    [startTime, consultationType, storeId, modelId],
  )
  const free = hour && shown && isFree(shown.days, hour.startTime) ? hour : undefined
  const full = hour && shown && isTaken(shown.days, hour.startTime) ? hour : undefined
  const heldUntilMs = useHold(free, calendar.reload)
  useEffect(() => {
    const isHere = (one: GoneHour) => isSameHour(one, { consultationType, storeId, modelId, startTime: one.startTime })
    if (shown) setGone((told) => (told && isHere(told) && !isStillGone(told, shown.days) ? null : told))
  }, [shown, consultationType, storeId, modelId])
  const isTold = gone !== null && full !== undefined && isSameHour(gone, full)
  useEffect(() => {
    if (full === undefined || isTold) return undefined
    let isLate = false
    void nearestTo(full).then((nearest) => {
      if (!isLate) setGone({ ...full, why: isToTell ? 'full' : 'taken', nearest })
    })
    return () => {
      isLate = true
    }
  }, [full, isTold, isToTell])
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
    free,
    heldUntilMs,
    full,
    choose: (chosen) =>
      kept.change({ startTime: chosen, isToTell: shown !== undefined && isTaken(shown.days, chosen) }),
    gone,
    isGoneChosen: gone !== null && hour !== undefined && isSameHour(gone, hour),
    setGone,
  }
}
