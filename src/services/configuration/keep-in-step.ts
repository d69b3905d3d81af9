import { session } from '../session/session'
import { keeperId } from './kept'
import { followOtherTabs } from './kept-store'
import { syncConfigurations } from './sync'

/**
 * Brings the saved configurations of the browser's tabs together, and those of the phone and the account at launch and
 * after every login. A call that fails leaves them on the phone; the next turn, or a page that shows them, tries again.
 *
 * @returns what stops it, for tests.
 */
export const keepConfigurationsInStep = (): (() => void) => {
  let known: string | null = null
  const follow = (): void => {
    const userId = keeperId()
    if (userId === known) return
    known = userId
    if (userId !== null) syncConfigurations().catch(() => undefined)
  }
  follow()
  const stops = [session.subscribe(follow), followOtherTabs()]
  return () => stops.forEach((stop) => stop())
}
