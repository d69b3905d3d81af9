import { useDidShow } from '@tarojs/taro'
import { useRef, useState } from 'react'
import type { LineState } from '@/wire/schemas/sale-line'
import { usePolling } from '@/hooks/use-polling'
import { joinLine, leaveLine } from '@/services/api/sale-line'
import { systemClock } from '@/services/clock'
import { goBack } from '@/services/navigation/go-back'
import { rememberPage } from '@/platform/page-change'
import { failureText } from '@/services/request/failure-text'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'
import { standInLine } from './stand-in-line'

/** What `useLine` answers. */
export interface LineControls {
  /** Undefined before the first reply. */
  line: LineState | undefined
  /** Why there is none, and will be none by itself. */
  failure: string | undefined
  /** Asks now, e.g. because a time is up. */
  refresh: () => void
  /** Takes a new ticket, at the end. */
  joinAgain: () => Promise<void>
  /** Gives the ticket back, if that is meant, and goes back. */
  leave: () => Promise<void>
  goBack: () => void
}

const back = (): void => void goBack('pages/order/index')

/** The shopper's place in a line while the page is shown, asked for as often as the server wants to be asked. */
export function useLine(marketPostId: string, isAllowed: boolean): LineControls {
  const [line, setLine] = useState<LineState>()
  const [failure, setFailure] = useState<string>()
  const askAtMs = useRef(0)
  const deeds = useRef(0)
  const hasLeft = useRef(false)

  const take = (state: LineState): void => {
    askAtMs.current = systemClock.now() + state.askAgainMs
    setLine(state)
  }
  const refresh = (): void => {
    askAtMs.current = 0
    setFailure(undefined)
  }

  /** The shopper joins or leaves: nothing is asked meanwhile, and what was asked before is of another place in line. */
  const beginDeed = (): void => {
    deeds.current += 1
    askAtMs.current = Infinity
  }

  usePolling(
    async () => {
      if (systemClock.now() < askAtMs.current) return
      const before = deeds.current
      const isCurrent = (): boolean => deeds.current === before
      const state = await standInLine(marketPostId, isCurrent)
      if (isCurrent()) take(state)
    },
    { isEnabled: isAllowed && failure === undefined, onFailure: (error) => setFailure(failureText(error)) },
  )

  const joinAgain = async (): Promise<void> => {
    beginDeed()
    try {
      take(await joinLine(marketPostId))
    } catch (error) {
      refresh()
      await alertDialog({ title: messages.notJoined, text: failureText(error) })
    }
  }

  const leave = async (): Promise<void> => {
    const { leaveTitle: title, leaveText: text, leave: okLabel, stay: cancelLabel } = messages
    if (!(await confirmDialog({ title, text, okLabel, cancelLabel }))) return
    const isStillHere = rememberPage()
    beginDeed()
    try {
      await leaveLine(marketPostId)
      hasLeft.current = true
      if (isStillHere()) back()
      else showToast(messages.left)
    } catch (error) {
      refresh()
      await alertDialog({ title: messages.notLeft, text: failureText(error) })
    }
  }

  // Whoever left from here while another page lay on top comes back to no line.
  useDidShow(() => {
    if (hasLeft.current) back()
  })

  return { line, failure, refresh, joinAgain, leave, goBack: back }
}
