import type { LoggedInDevice } from '@/wire/schemas/account'
import { logoutDevice } from '@/services/api/account'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'
import { tellFailure } from './tell-failure'

interface Outcome {
  /** Hears what is still logged in after each. */
  onLeft: (devices: LoggedInDevice[]) => void
  /** What is logged in is no longer known. */
  onFailed: () => void
}

/** Ends logins one after the other; the first that fails is told, and those after it stay. */
export const logOutEach = async (ids: readonly string[], { onLeft, onFailed }: Outcome): Promise<void> => {
  try {
    for (const id of ids) onLeft(await logoutDevice(id))
    showToast(messages.loggedOut)
  } catch (error) {
    await tellFailure(error)
    onFailed()
  }
}
