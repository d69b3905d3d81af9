import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { ErrorCode } from '@/wire/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { useAsyncPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchAppointment } from '@/services/api/appointment'
import { forgetIntent } from '@/services/idempotency/kept-keys'
import { isRefusal, isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { bookingIntent } from '../booking/send-booking'
import { messages } from '../messages'

/** Whether the appointment itself is another one by now. */
const hasMoved = (error: unknown): boolean =>
  isRefusal(error, ErrorCode.appointmentChanged, ErrorCode.alreadyRated, ErrorCode.appointmentNotFound)

/** What `useAppointment` answers. */
export interface AppointmentView {
  page: AsyncPage<AppointmentDetail>
  reload: () => void
  /** Does something about the appointment and says so; answers the failure that was told, if there was one. */
  act: (change: () => Promise<AppointmentDetail>, said: string) => Promise<unknown>
}

/** One appointment, read again whenever the page comes back: a shop confirms it meanwhile. */
export function useAppointment(id: string, isAllowed: boolean): AppointmentView {
  const { page, reload, setData } = useAsyncPage(() => fetchAppointment(id), {
    key: id,
    isEnabled: isAllowed && id !== '',
  })
  useReadOnShow(page.status === 'ready', reload)

  const act: AppointmentView['act'] = async (change, said) => {
    // What is cancelled or moved frees its hour, also where the reply to its booking was lost: to book it again is a new wish.
    if (page.status === 'ready') forgetIntent(bookingIntent(page.data))
    try {
      setData(await change())
      showToast(said)
      return undefined
    } catch (error) {
      const why = failureText(error)
      const title = isTransient(error) ? messages.unknownTitle : messages.failed
      await alertDialog({ title, text: why })
      if (hasMoved(error)) reload()
      return error
    }
  }

  return { page, reload, act }
}
