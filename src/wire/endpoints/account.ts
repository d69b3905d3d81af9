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

export const sendSms = post<typeof SendSmsBody, typeof SendSmsReply>('/common/send/sms', { access: 'public' })
export const codeLogin = post<typeof CodeLoginBody, typeof LoginReply>('/app/login/account/wx/verification/code', {
  access: 'public',
})
export const wechatLogin = post<typeof WechatLoginBody, typeof LoginReply>('/wx/mini-programs/user/login', {
  access: 'public',
})
export const register = post<typeof RegisterBody, typeof LoginReply>('/wx/mini-programs/user/register', {
  access: 'public',
})
export const query = get<typeof WechatCodeQuery, typeof LoginReply>('/wx/mini-programs/user/query', {
  access: 'public',
})
export const logout = post<typeof NoPayload, typeof Nothing>('/wx/mini-programs/logout', { access: 'optional' })
/** Where the account is logged in. */
export const devices = get<typeof NoPayload, typeof LoggedInDevices>('/common/user/devices', { extension: true })
export const logoutDevice = post<typeof DeviceId, typeof LoggedInDevices>('/common/user/logoutDevice', {
  extension: true,
})
/** Ends every login, this one too. */
export const logoutEverywhere = post<typeof NoPayload, typeof Nothing>('/common/user/logoutEverywhere', {
  extension: true,
})
/** The first step to another number: a code to the present one. */
export const provePhone = post<typeof ProvePhoneBody, typeof PhoneProof>('/common/user/provePhone', { extension: true })
/** The second: a code to the new number, which the account then has. Ends every other login. */
export const changePhone = post<typeof ChangePhoneBody, typeof User>('/common/user/changePhone', { extension: true })
/** What deleting the account means and needs, and when it happens. */
export const deletion = get<typeof NoPayload, typeof AccountDeletion>('/common/user/deletion', { extension: true })
/** Calls the deletion off. */
export const keepAccount = post<typeof NoPayload, typeof AccountDeletion>('/common/user/keepAccount', {
  extension: true,
})
export const cancel = post<typeof CancelAccountBody, typeof Nothing>('/wx/mini-programs/cancel')
export const scrmAccount = get<typeof NoPayload, typeof ScrmAccount>(
  '/wx/mini-programs/user/sale/getOpenIdBindScrmAccount',
)
export const me = get<typeof NoPayload, typeof User>('/common/user/me', { extension: true })
export const edit = post<typeof EditUserBody, typeof User>('/common/user/edit')
/** Replies the user's id. */
export const updateDrivingLicense = post<typeof LicenceImages, typeof IdReply>('/app/drivingLicense/update')
