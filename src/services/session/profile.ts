import type { AcceptAgreementsBody } from '@/wire/schemas/agreement'
import type { ChangePhoneBody, EditUserBody, User } from '@/wire/schemas/account'
import * as account from '../api/account'
import { sendAcceptance } from '../api/agreement'
import type { CallOptions } from '../request/call'
import { currentUserId, tellSession } from './session'

/** Reads the user again, so that the session shows what another device changed. Throws as `call`. */
export const refreshUser = async (options?: CallOptions): Promise<User> => {
  const user = await account.fetchMe(options)
  tellSession({ type: 'user-changed', user })
  return user
}

/** Has the session show what changed of the user, in its own time: a call that fails leaves them as they were. */
export const freshenUser = (): void => void refreshUser().catch(() => undefined)

/** Changes what is sent of the profile, and shows it wherever the user is shown. Throws as `call`. */
export const editProfile = async (changes: EditUserBody): Promise<void> => {
  tellSession({ type: 'user-changed', user: await account.editUser(changes) })
}

/** Gives the account another number; every other login has then ended. Throws as `call`. */
export const changePhone = async (body: ChangePhoneBody): Promise<void> => {
  tellSession({ type: 'user-changed', user: await account.changePhone(body) })
}

/** Accepts agreements; once none is due, the guard lets the user pass again. */
export const acceptAgreements = async (body: AcceptAgreementsBody): Promise<void> => {
  const userId = currentUserId()
  const { agreementsUpdated } = await sendAcceptance(body)
  tellSession({ type: 'agreements-accepted', userId, agreementsUpdated })
}
