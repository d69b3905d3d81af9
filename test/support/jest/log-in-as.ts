import { tellSession } from '@/services/session/session'
import { makeUser } from '../samples/user'

/** Logs somebody in, whose token is their id. */
export const logInAs = (id: string): void =>
  tellSession({ type: 'login-succeeded', reply: { token: id, userInfo: makeUser({ id }), agreementsUpdated: false } })

/** The server ends the login of somebody. */
export const expireAs = (id: string): void => tellSession({ type: 'token-refused', token: id })
