import type {
  AccountDeletion,
  CancelAccountBody,
  ChangePhoneBody,
  CodeLoginBody,
  EditUserBody,
  LoggedInDevice,
  LoginReply,
  PhoneProof,
  RegisterBody,
  SendSmsBody,
  SendSmsReply,
  User,
  WechatLoginBody,
} from '@/wire/schemas/account'
import type { SeenAgreement } from '@/wire/schemas/agreement'
import * as endpoints from '@/wire/endpoints/account'
import { staticUrl } from '../environment'
import { serviceMessages } from '../messages'
import { call, type CallOptions } from '../request/call'
import { ApiError } from '../request/errors'

const HTTP_OK = 200

const withAvatar = (user: User): User => ({ ...user, avatar: staticUrl(user.avatar) })

/** The server may leave out what it promised; an app that stores such a login would look logged in to nobody. */
const checkedLogin = (reply: Partial<LoginReply> | null): LoginReply => {
  const { userInfo, token, agreementsUpdated = false } = reply ?? {}
  if (!userInfo || !token) throw new ApiError('http', HTTP_OK, serviceMessages.unexpectedResponse)
  return { userInfo: withAvatar(userInfo), token, agreementsUpdated }
}

/** Sends a verification code by SMS. */
export const sendSmsCode = (body: SendSmsBody, options?: CallOptions): Promise<SendSmsReply> =>
  call(endpoints.sendSms, body, options)

/**
 * Logs in by phone and verification code. The session's functions call this; pages call those.
 *
 * @throws ApiError "Unexpected response" when the reply carries no user, else as `call`.
 */
export const loginByCode = async (body: CodeLoginBody, options?: CallOptions): Promise<LoginReply> =>
  checkedLogin(await call(endpoints.codeLogin, body, options))

/** The account that WeChat's login code belongs to. Throws as `loginByCode`: accountNotFound for one that has none. */
export const queryAccount = async (code: string, options?: CallOptions): Promise<LoginReply> =>
  checkedLogin(await call(endpoints.query, { code }, options))

/** Logs in whom WeChat knows from before. Throws as `loginByCode`: accountNotFound for somebody it does not. */
export const loginByWechat = async (body: WechatLoginBody, options?: CallOptions): Promise<LoginReply> =>
  checkedLogin(await call(endpoints.wechatLogin, body, options))

/** Registers by WeChat's phone number code. Throws as `loginByCode`. */
export const registerAccount = async (body: RegisterBody, options?: CallOptions): Promise<LoginReply> =>
  checkedLogin(await call(endpoints.register, body, options))

/** What sales know the shopper by; null for whom they know by phone alone. */
export const fetchSalesAccount = async (options?: CallOptions): Promise<string | null> =>
  (await call(endpoints.scrmAccount, {}, options)).account

/** Makes the server forget the token. */
export const logout = (options?: CallOptions): Promise<null> => call(endpoints.logout, {}, options)

/** Reads where the account is logged in, the last used first (extension). */
export const fetchDevices = (options?: CallOptions): Promise<LoggedInDevice[]> => call(endpoints.devices, {}, options)

/** Ends one login, and reads the others (extension). */
export const logoutDevice = (id: string, options?: CallOptions): Promise<LoggedInDevice[]> =>
  call(endpoints.logoutDevice, { id }, options)

/** Ends every login on the server (extension); the session's `logOutEverywhere` calls this. */
export const logoutEverywhere = (options?: CallOptions): Promise<null> => call(endpoints.logoutEverywhere, {}, options)

/** Reads the logged-in user (extension). */
export const fetchMe = async (options?: CallOptions): Promise<User> => withAvatar(await call(endpoints.me, {}, options))

/** Changes what is sent of the user's profile; the session's `editProfile` calls this. */
export const editUser = async (body: EditUserBody, options?: CallOptions): Promise<User> =>
  withAvatar(await call(endpoints.edit, body, options))

/** Proves by a code that the account's present number is at hand (extension). */
export const provePhone = (code: string, options?: CallOptions): Promise<PhoneProof> =>
  call(endpoints.provePhone, { code }, options)

/** Gives the account another number (extension); the session's `changePhone` calls this. */
export const changePhone = async (body: ChangePhoneBody, options?: CallOptions): Promise<User> =>
  withAvatar(await call(endpoints.changePhone, body, options))

/** Keeps the pictures of a driver licence, by the paths their uploads gave, and what was agreed to with them. */
export const updateDrivingLicense = (
  paths: { front: string; back: string },
  agreements: readonly SeenAgreement[],
  options?: CallOptions,
): Promise<{ id: string }> => {
  const body = { driversPositiveImgurl: paths.front, driversReverseImgurl: paths.back, agreements: [...agreements] }
  return call(endpoints.updateDrivingLicense, body, options)
}

/** Reads what deleting the account means and needs, and when it happens (extension). */
export const fetchDeletion = (options?: CallOptions): Promise<AccountDeletion> => call(endpoints.deletion, {}, options)

/** Has the account deleted in seven days; the session's `deleteAccount` calls this. */
export const cancelAccount = (body: CancelAccountBody, options?: CallOptions): Promise<null> =>
  call(endpoints.cancel, body, options)

/** Calls the deletion off (extension). */
export const keepAccount = (options?: CallOptions): Promise<AccountDeletion> => call(endpoints.keepAccount, {}, options)
