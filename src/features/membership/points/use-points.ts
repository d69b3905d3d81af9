import type { PointsState } from '@/wire/schemas/points'
import { useAsyncPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { checkIn, fetchPoints } from '@/services/api/points'
import type { AsyncPage } from '@/services/async-page/async-page'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from '../messages'

/** What `usePoints` answers. */
export interface PointsView {
  page: AsyncPage<PointsState>
  reload: () => void
  /** Checks in for today; `onDone` is for what else has changed by it. */
  checkIn: (onDone: () => void) => Promise<void>
}

/** What the customer has; read again whenever the page is shown, for a deed elsewhere earns. */
export function usePoints(isAllowed: boolean): PointsView {
  const { page, reload, setData } = useAsyncPage(() => fetchPoints(), { isEnabled: isAllowed })
  useReadOnShow(page.status === 'ready', reload)

  const checkInToday = async (onDone: () => void): Promise<void> => {
    try {
      setData(await checkIn())
      showToast(messages.checkedIn)
      onDone()
    } catch (error) {
      await alertDialog({ title: messages.notCheckedIn, text: failureText(error) })
    }
  }
  return { page, reload, checkIn: checkInToday }
}
