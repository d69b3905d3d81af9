import { useEffect, useState } from 'react'
import { useDidShow } from '@tarojs/taro'
import type { UserArea } from '@/wire/schemas/account'
import type { AreaNode } from '@/wire/schemas/area'
import type { AppointmentCalendar, FreeSlot } from '@/wire/schemas/appointment'
import type { Shop } from '@/wire/schemas/shop'
import { areaPair } from '@/domain/area/area-tree'
import { SERVICE_FOR } from '@/domain/shop/service-for'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchCalendar } from '@/services/api/appointment'
import { useUser } from '@/stores/session'
import { useCityShops, useShopCities } from '@/widgets/places/shop-sheet/use-shops'
import { isFree, isTaken } from '../hours/calendar-days'
import type { BookingStart } from './draft'
import { nearestTo } from './nearest-to'
import type { OfferedModel } from './offer'
import { useDraft, type KeptDraft } from './use-draft'

/** An hour that somebody else took first, or in which the shop stays closed, and what is free near it. */
interface Gone {
  startTime: string
  isShopClosed: boolean
  nearest: readonly FreeSlot[]
}

/** What `useBooking` answers. */
export interface BookingView extends KeptDraft {
  modelId: string
  cities: LoadedPage<AreaNode[]>
  city: UserArea | undefined
  shops: LoadedPage<Shop[]>
  calendar: LoadedPage<AppointmentCalendar>
  /** The chosen hour, while it can be booked. */
  startTime: string | undefined
  gone: Gone | null
  setGone: (gone: Gone | null) => void
}

/** What is being booked: where, which car, and the hours that the shop has. */
export function useBooking(start: BookingStart, models: readonly OfferedModel[]): BookingView {
  const kept = useDraft(start)
  const { consultationType, storeId = '', cityCode, startTime } = kept.draft
  const homeCity = useUser()?.area?.cityCode
  const [gone, setGone] = useState<Gone | null>(null)
  const modelId = (models.find(({ id }) => id === kept.draft.modelId) ?? models[0])?.id ?? ''
  const service = SERVICE_FOR[consultationType]
  const calendar = useAsyncPage(() => fetchCalendar({ consultationType, storeId, modelId }), {
    key: `${consultationType} ${storeId} ${modelId}`,
    isEnabled: storeId !== '',
  })
  useDidShow(() => {
    if (calendar.page.status === 'ready') calendar.reload()
  })
  const shown = calendar.page.status === 'ready' ? calendar.page.data : undefined
  const taken = startTime !== undefined && shown && isTaken(shown.days, startTime) ? startTime : undefined
  const isTold = gone?.startTime === taken
  useEffect(() => {
    if (taken === undefined || isTold) return undefined
    let isLate = false
    void nearestTo({ consultationType, storeId, modelId, startTime: taken }).then((nearest) => {
      if (!isLate) setGone({ startTime: taken, isShopClosed: false, nearest })
    })
    return () => {
      isLate = true
    }
  }, [taken, isTold, consultationType, storeId, modelId])
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
    startTime: startTime !== undefined && shown && isFree(shown.days, startTime) ? startTime : undefined,
    gone,
    setGone,
  }
}
