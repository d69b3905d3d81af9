import { get, post } from '../endpoint'
import type {
  AccountDeletion,
  CancelAccountBody,
  ChangePhoneBody,
  CodeLoginBody,
  DeviceId,
  EditUserBody,
  LicenceImages,
  LoggedInDevices,
  LoginReply,
  PhoneProof,
  ProvePhoneBody,
  RegisterBody,
  ScrmAccount,
  SendSmsBody,
  SendSmsReply,
  User,
  WechatCodeQuery,
  WechatLoginBody,
} from '../schemas/account'
import type { IdReply, NoPayload, Nothing } from '../schemas/parts'

export const sendSms = post<typeof SendSmsBody, typeof SendSmsReply>('/common/send/sms')
export const codeLogin = post<typeof CodeLoginBody, typeof LoginReply>('/app/login/account/wx/verification/code')
export const wechatLogin = post<typeof WechatLoginBody, typeof LoginReply>('/wx/mini-programs/user/login')
export const register = post<typeof RegisterBody, typeof LoginReply>('/wx/mini-programs/user/register')
export const query = get<typeof WechatCodeQuery, typeof LoginReply>('/wx/mini-programs/user/query')
export const logout = post<typeof NoPayload, typeof Nothing>('/wx/mini-programs/logout', { access: 'optional' })
/** Where the account is logged in. */
export const devices = get<typeof NoPayload, typeof LoggedInDevices>('/common/user/devices', {
  access: 'login',
  extension: true,
})
export const logoutDevice = post<typeof DeviceId, typeof LoggedInDevices>('/common/user/logoutDevice', {
  access: 'login',
  extension: true,
})
/** Ends every login, this one too. */
export const logoutEverywhere = post<typeof NoPayload, typeof Nothing>('/common/user/logoutEverywhere', {
  access: 'login',
  extension: true,
})
/** The first step to another number: a code to the present one. */
export const provePhone = post<typeof ProvePhoneBody, typeof PhoneProof>('/common/user/provePhone', {
  access: 'login',
  extension: true,
})
/** The second: a code to the new number, which the account then has. Ends every other login. */
export const changePhone = post<typeof ChangePhoneBody, typeof User>('/common/user/changePhone', {
  access: 'login',
  extension: true,
})
/** What deleting the account means and needs, and when it happens. */
export const deletion = get<typeof NoPayload, typeof AccountDeletion>('/common/user/deletion', {
  access: 'login',
  extension: true,
})
/** Calls the deletion off. */
export const keepAccount = post<typeof NoPayload, typeof AccountDeletion>('/common/user/keepAccount', {
  access: 'login',
  extension: true,
})
export const cancel = post<typeof CancelAccountBody, typeof Nothing>('/wx/mini-programs/cancel', { access: 'login' })
export const scrmAccount = get<typeof NoPayload, typeof ScrmAccount>(
  '/wx/mini-programs/user/sale/getOpenIdBindScrmAccount',
  { access: 'login' },
)
export const me = get<typeof NoPayload, typeof User>('/common/user/me', { access: 'login', extension: true })
export const edit = post<typeof EditUserBody, typeof User>('/common/user/edit', { access: 'login' })
/** Replies the user's id. */
export const updateDrivingLicense = post<typeof LicenceImages, typeof IdReply>('/app/drivingLicense/update', {
  access: 'login',
})
