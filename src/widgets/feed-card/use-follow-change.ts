import { openLogin } from '@/services/navigation/login-return'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

/**
 * What a tap on "Follow" or "Following" does: a visitor logs in first, an end is confirmed, a refusal is told.
 *
 * @param send - shows the change everywhere and sends it.
 */
export function useFollowChange(name: string, isFollowed: boolean, send: () => Promise<void>): () => Promise<unknown> {
  const isLoggedIn = useIsLoggedIn()
  const end = { title: messages.endFollowing(name), okLabel: messages.unfollow, isDestructive: true }
  return async () => {
    if (!isLoggedIn) return openLogin()
    if (isFollowed && !(await confirmDialog(end))) return undefined
    try {
      return await send()
    } catch (error) {
      return alertDialog({ title: messages.notDone, text: failureText(error) })
    }
  }
}
