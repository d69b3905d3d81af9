import * as account from '../api/account'
import { isLoggedOut } from '../request/errors'
import { tellSession } from './session'

/**
 * Logs out here at once, and on the server if it can be reached (its errors are ignored, and the local state is
 * cleared). Never rejects.
 */
export const logOut = async (): Promise<void> => {
  // The call takes the token along as it starts, so the session may end before the server answers.
  const told = account.logout().catch(() => null)
  tellSession({ type: 'ended' })
  await told
}

/**
 * Logs out on every device, this one last. What never reached the server leaves the user logged in: unlike here, nothing
 * else would end the other logins.
 */
export const logOutEverywhere = async (): Promise<void> => {
  await account.logoutEverywhere({ endsSession: true }).catch((error: unknown) => {
    // The reply of before was lost: this login has ended with the others.
    if (!isLoggedOut(error)) throw error
  })
  tellSession({ type: 'ended' })
}
