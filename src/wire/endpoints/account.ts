import { get, post, type NoPayload } from '../endpoint'
import type { LoginReply, User } from '../schemas/user'
import type { Gender, LeadSource } from '../enums/buyer'
import type { SmsType } from '../enums/platform'

export interface SendSmsBody {
  phoneNumber: string
  smsType: SmsType
}

/** How long the code lives and when another may be asked for, in seconds. */
export interface SendSmsReply {
  expiresInSeconds: number
  resendAfterSeconds: number
}

/** `jsCode` is the WeChat login code in the mini-program and empty in H5. */
export interface CodeLoginBody {
  jsCode: string
  phoneNumber: string
  verificationCode: string
  agreementsAgreed: boolean
}

export interface WechatLoginBody {
  code: string
  agreementsAgreed: boolean
}

/** `starId` is an owner-ambassador's id. */
export interface RegisterBody {
  loginCode: string
  phoneCode: string
  starId?: string
  channelSource?: LeadSource
}

export interface CancelAccountBody {
  code: string
  cancelDesc: string
}

/** Paths of both sides of a driving licence, as the private upload answered them. */
export interface LicenceImages {
  driversPositiveImgurl: string
  driversReverseImgurl: string
}

/** Only what is sent is changed. `birthday` is `YYYY-MM-DD`; province and city are area codes. */
export interface EditUserBody {
  avatarUrl?: string
  nickName?: string
  province?: string
  city?: string
  explain?: string
  sex?: Gender
  birthday?: string
  driversPositiveImgurl?: string
  driversReverseImgurl?: string
}

export const sendSms = post<SendSmsBody, SendSmsReply>('/common/send/sms')
export const codeLogin = post<CodeLoginBody, LoginReply>('/app/login/account/wx/verification/code')
export const wechatLogin = post<WechatLoginBody, LoginReply>('/wx/mini-programs/user/login')
export const register = post<RegisterBody, LoginReply>('/wx/mini-programs/user/register')
export const query = get<{ code: string }, LoginReply>('/wx/mini-programs/user/query')
export const logout = post<NoPayload, null>('/wx/mini-programs/logout', { access: 'optional' })
export const cancel = post<CancelAccountBody, null>('/wx/mini-programs/cancel', { access: 'login' })
export const scrmAccount = get<NoPayload, { account: string | null }>(
  '/wx/mini-programs/user/sale/getOpenIdBindScrmAccount',
  { access: 'login' },
)
export const me = get<NoPayload, User>('/common/user/me', { access: 'login', extension: true })
export const edit = post<EditUserBody, User>('/common/user/edit', { access: 'login' })
/** Replies the user's id (specification section 7). */
export const updateDrivingLicense = post<LicenceImages, { id: string }>('/app/drivingLicense/update', {
  access: 'login',
})
