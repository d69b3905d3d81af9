import { useEffect, useMemo, useState } from 'react'
import type { AppointmentCalendar, CalendarQuery, HoldBody } from '@/wire/schemas/appointment'
import type { LoadedPage } from '@/hooks/use-async-page'
import { isFree, isTaken } from './calendar-days'
import { isSameHour, isStillGone, type GoneHour } from './gone'
import { nearestTo } from './nearest-to'
import { useHold } from './use-hold'

/** What is wanted of a shop's calendar. */
export interface Wanted extends CalendarQuery {
  startTime: string | undefined
  /** It was full when it was chosen: the customer wants to be told of it. */
  isToTell: boolean
  /** The appointment that is to be moved to it. */
  appointmentId?: string
}

/** What `useWantedHour` answers. */
export interface WantedHour {
  /** The wanted hour, as long as another one is not. */
  hour: HoldBody | undefined
  /** The same, while it can be had. */
  free: HoldBody | undefined
  /** Until when it is held for the customer, in epoch ms. */
  heldUntilMs: number | undefined
  /** The same, while it is full. */
  full: HoldBody | undefined
  /** An hour that was wanted and cannot be had, until a calendar that is read anew says otherwise. */
  gone: GoneHour | null
  setGone: (gone: GoneHour | null) => void
}

/** The hour that a customer wants: a free one is held, of a full one it is told what is free near it. */
export function useWantedHour(
  { consultationType, storeId, modelId, startTime, isToTell, appointmentId }: Wanted,
  { page, reload }: LoadedPage<AppointmentCalendar>,
): WantedHour {
  const [gone, setGone] = useState<GoneHour | null>(null)
  const days = page.status === 'ready' ? page.data.days : undefined
  const hour = useMemo(
    () =>
      startTime === undefined
        ? undefined
        : { consultationType, storeId, modelId, startTime, ...(appointmentId !== undefined && { appointmentId }) },
    [startTime, consultationType, storeId, modelId, appointmentId],
  )
  const free = hour && days && isFree(days, hour.startTime) ? hour : undefined
  const full = hour && days && isTaken(days, hour.startTime) ? hour : undefined
  const heldUntilMs = useHold(free, reload)
  useEffect(() => {
    const isHere = (one: GoneHour) => isSameHour(one, { consultationType, storeId, modelId, startTime: one.startTime })
    if (days) setGone((told) => (told && isHere(told) && !isStillGone(told, days) ? null : told))
  }, [days, consultationType, storeId, modelId])
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
  return { hour, free, heldUntilMs, full, gone, setGone }
}
