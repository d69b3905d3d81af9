import * as account from '../api/account'
import { ApiError, isTransient } from '../request/errors'
import { tellSession } from './session'

/**
 * Logs out here at once, and on the server if it can be reached (specification section 7: errors are ignored and the
 * local state is cleared). Never rejects.
 */
export const logOut = async (): Promise<void> => {
  // The call takes the token along as it starts, so the session may end before the server answers.
  const told = account.logout().catch(() => null)
  tellSession({ type: 'ended' })
  await told
}

/** The server has answered that the account stays: a wrong SMS code, or orders that are still open. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'business' && !isTransient(error)

/**
 * Deletes the account and ends the session, also when the server fails (specification section 4). Only a refusal leaves
 * the shopper logged in, since it must be read and mended in place.
 *
 * @throws ApiError as `call`, after the session has ended unless it is a refusal.
 */
export const cancelAccount = async (smsCode: string, cancelDesc: string): Promise<void> => {
  try {
    await account.cancelAccount({ code: smsCode, cancelDesc })
  } catch (error) {
    if (!isRefused(error)) tellSession({ type: 'ended' })
    throw error
  }
  tellSession({ type: 'ended' })
}
