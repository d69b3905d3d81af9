import { useState } from 'react'
import type { ChangeReason } from '@/wire/enums/appointment'
import { ErrorCode } from '@/wire/errors'
import type { AppointmentCalendar, AppointmentDetail, HourWait, WaitBody } from '@/wire/schemas/appointment'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { changeAppointment, fetchCalendar } from '@/services/api/appointment'
import { isRefusal } from '@/services/request/errors'
import { isTaken } from '../hours/calendar-days'
import { useWantedHour, type WantedHour } from '../hours/use-wanted-hour'
import { messages } from '../messages'
import { tellableOf, toTellOf } from '../waiting/telling'
import { useWaits } from '../waiting/use-waits'
import type { AppointmentView } from './use-appointment'

/** What `useMove` answers. */
export interface MoveView extends Pick<WantedHour, 'free' | 'heldUntilMs' | 'gone'> {
  isOpen: boolean
  /** Opens the choice of another hour, with one that is wanted already. */
  open: (startTime?: string) => void
  close: () => void
  calendar: LoadedPage<AppointmentCalendar>
  /** Chooses an hour of the calendar; a full one is to be told of. */
  choose: (startTime: string) => void
  reason: ChangeReason | undefined
  setReason: (reason: ChangeReason | undefined) => void
  /** Moves the appointment to the hour that is chosen. */
  move: (startTime: string) => Promise<void>
  /** What the customer waits for, or was told of, to move this appointment to. */
  waits: readonly HourWait[]
  /** The full hour that they want to be told of. */
  toTell: WaitBody | undefined
  /** The hour that is gone, where they may be told of it. */
  tellable: WaitBody | undefined
  ask: (hour: WaitBody) => Promise<void>
  takeBack: (wait: HourWait) => Promise<boolean>
}

/** Moves an appointment to another hour of its shop, or waits for a full one to move it to. */
export function useMove(
  { id, consultationType, storeId, modelId, startTime, mayChange }: AppointmentDetail,
  { act, reload }: Pick<AppointmentView, 'act' | 'reload'>,
): MoveView {
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState<string>()
  const [isToTell, setToTell] = useState(false)
  const [reason, setReason] = useState<ChangeReason>()
  const wish = { consultationType, storeId, modelId }
  const calendar = useAsyncPage(() => fetchCalendar(wish), { key: `${id} ${startTime}`, isEnabled: isOpen })
  const other = isOpen && wanted !== startTime ? wanted : undefined
  const hour = useWantedHour({ ...wish, startTime: other, isToTell, appointmentId: id }, calendar)
  const own = useWaits(calendar.reload, () => {
    end()
    reload()
  })
  const waits = mayChange ? own.waits.filter(({ appointmentId }) => appointmentId === id) : []
  const days = calendar.page.status === 'ready' ? calendar.page.data.days : []

  const want = (chosen: string | undefined, isFull: boolean): void => {
    setWanted(chosen)
    setToTell(isFull)
  }

  /** The sheet stays where it is, and opens anew for the next change. */
  const end = (): void => {
    want(undefined, false)
    hour.setGone(null)
    setReason(undefined)
    setOpen(false)
  }

  return {
    free: hour.free,
    heldUntilMs: hour.heldUntilMs,
    gone: hour.gone,
    isOpen,
    open: (chosen) => {
      if (chosen !== undefined) want(chosen, false)
      setOpen(true)
    },
    close: () => setOpen(false),
    calendar,
    choose: (chosen) => want(chosen, isTaken(days, chosen)),
    reason,
    setReason,
    move: async (to) => {
      const failure = await act(
        () => changeAppointment({ id, startTime: to, ...(reason !== undefined && { reason }) }),
        messages.changed,
      )
      if (failure === undefined) {
        end()
        return own.refresh()
      }
      return isRefusal(failure, ErrorCode.slotTaken, ErrorCode.shopClosedThen) ? calendar.reload() : undefined
    },
    waits,
    toTell: toTellOf(isToTell, hour.full, waits),
    tellable: tellableOf(hour.gone, wish, waits),
    ask: async (full) => {
      if (await own.ask(full)) end()
    },
    takeBack: own.takeBack,
  }
}
