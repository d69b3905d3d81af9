import type { AccountDeletion } from '@/wire/schemas/account'
import { DELETION_REASON } from '@/domain/person/deletion-reason'
import * as account from '../api/account'
import { currentUserId, tellSession } from './session'

/**
 * Has the account deleted in seven days, and ends the session here as the server does everywhere. What is refused, or
 * never reached the server, leaves the user logged in: it can be mended on the spot.
 *
 * @param code - the one that was sent for it.
 */
export const deleteAccount = async (code: string): Promise<void> => {
  await account.cancelAccount({ code, cancelDesc: DELETION_REASON })
  tellSession({ type: 'ended' })
}

/** Keeps the account that was to be deleted, here too. Throws as `call`. */
export const keepAccount = async (): Promise<AccountDeletion> => {
  // Whoever asks: another user may be logged in by the time of the answer.
  const userId = currentUserId()
  const deletion = await account.keepAccount()
  tellSession({ type: 'account-kept', userId })
  return deletion
}
