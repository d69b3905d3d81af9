import type { DemoPerson } from '@/wire/schemas/demo'
import type { LoginReply, RegisterBody, User, WechatLoginBody } from '@/wire/schemas/account'
import { getLoginCode } from '@/platform/login'
import * as account from '../api/account'
import { randomId } from '../storage/random-id'
import { readArrival } from './arrival'
import { tellSession } from './session'

/** Runs one way of logging in; its failure is rethrown after the session has gone back. */
const logInBy = async (ask: () => Promise<LoginReply>): Promise<User> => {
  tellSession({ type: 'login-started' })
  try {
    const reply = await ask()
    tellSession({ type: 'login-succeeded', reply })
    return reply.userInfo
  } catch (error) {
    tellSession({ type: 'login-failed' })
    throw error
  }
}

/** What a login by SMS code needs. */
export interface CodeLogin {
  phoneNumber: string
  verificationCode: string
  agreementsAgreed: boolean
}

/** Logs in by phone and SMS code. Throws as `api/account.loginByCode`. */
export const logInByCode = (login: CodeLogin): Promise<User> =>
  logInBy(async () => account.loginByCode({ ...readArrival(), ...login, jsCode: await getLoginCode() }))

/** Logs in as one of the demo's people, whom its played WeChat knows by name. Throws as `api/account.loginByCode`. */
export const logInAsDemoPerson = ({ code, phoneNumber }: DemoPerson): Promise<User> =>
  logInBy(() => {
    const once = randomId()
    return account.registerAccount({
      loginCode: `sandbox-${code}-${once}`,
      phoneCode: `sandbox-${phoneNumber}-${once}`,
    })
  })

/** Registers with the phone number that WeChat shares; mini-program only. Throws as `api/account.loginByCode`. */
export const registerByPhoneNumber = (body: Omit<RegisterBody, 'loginCode'>): Promise<User> =>
  logInBy(async () => account.registerAccount({ ...readArrival(), ...body, loginCode: await getLoginCode() }))

/** Logs in whom WeChat knows, with a tap; mini-program only. Throws as `api/account.loginByCode`. */
export const logInByWechat = (body: Pick<WechatLoginBody, 'agreementsAgreed'>): Promise<User> =>
  logInBy(async () => account.loginByWechat({ ...body, code: await getLoginCode() }))

/**
 * Logs in whom WeChat knows already, without a tap; mini-program only. Throws as `api/account.loginByCode`.
 *
 * @returns false where the host app has no login of its own.
 */
export const logInSilently = async (): Promise<boolean> => {
  const code = await getLoginCode()
  if (code === '') return false
  await logInBy(() => account.queryAccount(code))
  return true
}
