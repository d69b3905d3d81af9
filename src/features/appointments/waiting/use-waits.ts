import type { HourWait, WaitBody } from '@/wire/schemas/appointment'
import { ErrorCode } from '@/wire/errors'
import { rememberPage } from '@/platform/page-change'
import { useOwn } from '@/hooks/use-own'
import { endWait, fetchWaits, waitForHour } from '@/services/api/appointment'
import { openLogin } from '@/services/navigation/login-return'
import { isLoggedOut, isRefusal, isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from '../messages'

/** What `useWaits` answers. */
export interface WaitsView {
  /** What the customer waits for, and what they were told of; none of a visitor. */
  waits: readonly HourWait[]
  /** Asks to be told of a full hour; a visitor logs in first. Answers whether it is waited for now. */
  ask: (hour: WaitBody) => Promise<boolean>
  takeBack: (wait: HourWait) => Promise<boolean>
  /** Reads them anew: what was booked or moved ends a wait. */
  refresh: () => Promise<void>
}

const NONE: readonly HourWait[] = []

/**
 * The full hours that the customer waits for.
 *
 * @param onMoved - an hour is not full, or not there, any more: the calendar is another one.
 * @param onUnmovable - the appointment that was to be moved is another one by now, or there is none.
 */
export function useWaits(onMoved: () => void, onUnmovable?: () => void): WaitsView {
  const isLoggedIn = useIsLoggedIn()
  const own = useOwn(fetchWaits)

  const tellFailure = async (error: unknown, isStillHere: () => boolean): Promise<void> => {
    if (isLoggedOut(error)) return isStillHere() ? openLogin() : undefined
    if (isRefusal(error, ErrorCode.waitNotFound)) return own.refresh()
    if (isRefusal(error, ErrorCode.slotFree, ErrorCode.slotTaken, ErrorCode.shopClosedThen)) onMoved()
    if (isRefusal(error, ErrorCode.appointmentChanged, ErrorCode.appointmentNotFound)) onUnmovable?.()
    const isUnknown = isTransient(error)
    if (isUnknown) void own.refresh()
    return alertDialog({ title: isUnknown ? messages.unknownTitle : messages.waitsUnchanged, text: failureText(error) })
  }

  const follow = async (asked: Promise<HourWait[]>, done: string): Promise<boolean> => {
    const isStillHere = rememberPage()
    try {
      await asked
    } catch (error) {
      await tellFailure(error, isStillHere)
      return false
    }
    await own.take(asked)
    showToast(done)
    return true
  }

  return {
    waits: own.value ?? NONE,
    ask: async (hour) => {
      if (isLoggedIn) return follow(waitForHour(hour), messages.willTell)
      await openLogin()
      return false
    },
    takeBack: ({ id }) => follow(endWait(id), messages.waitTakenBack),
    refresh: own.refresh,
  }
}
