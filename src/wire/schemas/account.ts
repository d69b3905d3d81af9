import { Type, type Static } from 'typebox'
import { Gender, LeadSource } from '../enums/buyer'
import { DeletionObstacleKind } from '../enums/deletion'
import { SmsType } from '../enums/platform'
import { ProfileLimit, UserIdentity } from '../enums/profile'
import { SeenAgreement } from './agreement'
import { count, fen, flag, idText, nullable, phoneNumber, smsCode, text, valueOf, wallTime } from './parts'

const MAX_WECHAT_CODE = 128
const MAX_REASON = 200
const MAX_PATH = 300
const MAX_ID = 64
const MAX_PROOF = 100

const wechatCode = (description: string) => Type.String({ minLength: 1, maxLength: MAX_WECHAT_CODE, description })
const picturePath = (description: string) => Type.String({ minLength: 1, maxLength: MAX_PATH, description })
/** How one came to the app, from the link or the code that led there; kept when the account is opened. */
const arrival = {
  starId: Type.Optional(Type.String({ maxLength: MAX_ID, description: 'Id of an owner-ambassador' })),
  channelSource: Type.Optional(valueOf(LeadSource)),
}
const areaCode = () => Type.String({ pattern: '^\\d{6}$', description: 'Code of the area tree' })

export const UserArea = Type.Object(
  { provinceCode: text(), provinceName: text(), cityCode: text(), cityName: text() },
  { description: 'Home region of a user; codes of the area tree' },
)
export type UserArea = Static<typeof UserArea>

const DriverLicense = Type.Object(
  { frontImage: text(), backImage: text() },
  { description: 'Paths of the driving licence’s pictures; shown only to their owner, through an expiring address' },
)

/** A logged-in customer. */
export const User = Type.Object({
  id: text(),
  openId: nullable(text('What WeChat knows the user by'), 'without WeChat'),
  agreementsUpdated: flag('An agreement has a version that the user has not accepted'),
  nickName: text(),
  phone: text('The user’s own, unmasked'),
  avatar: text(),
  birthDate: nullable(text('YYYY-MM-DD'), 'until the user tells it'),
  gender: valueOf(Gender),
  biography: text(),
  area: nullable(UserArea, 'until the user tells it'),
  driverLicense: nullable(DriverLicense, 'until it is uploaded'),
  userIdentityList: Type.Array(valueOf(UserIdentity, 'owner once a car was handed over')),
  deleteTime: nullable(
    wallTime('When the account is deleted unless it is kept (extension)'),
    'unless it was asked for',
  ),
})
export type User = Static<typeof User>

/** Reply of login, registration and account verification. */
export const LoginReply = Type.Object({
  userInfo: User,
  agreementsUpdated: flag('An agreement has a version that the user has not accepted'),
  token: text('Bearer token of the session'),
})
export type LoginReply = Static<typeof LoginReply>

export const SendSmsBody = Type.Object({ phoneNumber: phoneNumber(), smsType: valueOf(SmsType) })
export type SendSmsBody = Static<typeof SendSmsBody>

export const SendSmsReply = Type.Object({
  expiresInSeconds: count('How long the code lives'),
  resendAfterSeconds: count('When another code may be asked for'),
})
export type SendSmsReply = Static<typeof SendSmsReply>

export const CodeLoginBody = Type.Object({
  jsCode: Type.String({
    maxLength: MAX_WECHAT_CODE,
    description: 'The WeChat login code in the mini-program; empty in H5',
  }),
  phoneNumber: phoneNumber(),
  verificationCode: smsCode(),
  agreementsAgreed: flag(),
  ...arrival,
})
export type CodeLoginBody = Static<typeof CodeLoginBody>

export const WechatLoginBody = Type.Object({ code: wechatCode('The WeChat login code'), agreementsAgreed: flag() })
export type WechatLoginBody = Static<typeof WechatLoginBody>

export const RegisterBody = Type.Object({
  loginCode: wechatCode('The WeChat login code'),
  phoneCode: wechatCode('The WeChat code of the phone number'),
  ...arrival,
})
export type RegisterBody = Static<typeof RegisterBody>

export const WechatCodeQuery = Type.Object({ code: wechatCode('The WeChat login code') })

export const CancelAccountBody = Type.Object({
  code: smsCode('The code sent for the deletion of the account'),
  cancelDesc: Type.String({ maxLength: MAX_REASON, description: 'Why the account is given up' }),
})
export type CancelAccountBody = Static<typeof CancelAccountBody>

/** Something that has to be settled before the account can be deleted (extension). */
export const DeletionObstacle = Type.Object({
  kind: valueOf(DeletionObstacleKind),
  orderId: text(),
  orderNo: text(),
  amountFen: nullable(fen('What is on its way back, or still owed'), 'for an order'),
})
export type DeletionObstacle = Static<typeof DeletionObstacle>

/** The days in which a deletion that was asked for can be called off. */
const DeletionCooling = Type.Object({
  askedTime: wallTime('When the deletion was asked for'),
  deleteTime: wallTime('When the account is deleted unless it is kept'),
})
export type DeletionCooling = Static<typeof DeletionCooling>

/** Where the deletion of the account stands, and what it would mean (extension). */
export const AccountDeletion = Type.Object({
  obstacles: Type.Array(DeletionObstacle),
  losses: Type.Object(
    {
      points: count(),
      levelName: nullable(text(), 'on the lowest level'),
      coupons: count('That can be used now or later'),
      configurations: count('Cars that are saved'),
    },
    { description: 'What goes with the account' },
  ),
  cooling: nullable(DeletionCooling, 'unless it was asked for'),
})
export type AccountDeletion = Static<typeof AccountDeletion>

/** Proves that the caller has the account's present number. */
export const ProvePhoneBody = Type.Object({ code: smsCode('The code sent to the present number') })
export type ProvePhoneBody = Static<typeof ProvePhoneBody>

/** That the caller had the present number (extension). */
export const PhoneProof = Type.Object({
  proof: text('To be sent with the new number'),
})
export type PhoneProof = Static<typeof PhoneProof>

export const ChangePhoneBody = Type.Object({
  proof: Type.String({ maxLength: MAX_PROOF, description: 'As the proof of the present number answered it' }),
  phoneNumber: phoneNumber('The new number'),
  code: smsCode('The code sent to the new number'),
})
export type ChangePhoneBody = Static<typeof ChangePhoneBody>

const licenceSides = {
  driversPositiveImgurl: picturePath('Front of the licence, as the private upload answered it'),
  driversReverseImgurl: picturePath('Back of the licence, as the private upload answered it'),
}

/** Both sides of a driving licence. */
export const LicenceImages = Type.Object({
  ...licenceSides,
  agreements: Type.Optional(
    Type.Array(SeenAgreement, { maxItems: 1, description: 'What was agreed to, as it was shown (extension)' }),
  ),
})
export type LicenceImages = Static<typeof LicenceImages>

/** Only what is sent is changed. */
export const EditUserBody = Type.Object({
  avatarUrl: Type.Optional(picturePath('As the upload answered it')),
  nickName: Type.Optional(Type.String({ maxLength: ProfileLimit.nickname })),
  province: Type.Optional(areaCode()),
  city: Type.Optional(areaCode()),
  explain: Type.Optional(Type.String({ maxLength: ProfileLimit.biography, description: 'The biography' })),
  sex: Type.Optional(valueOf(Gender)),
  birthday: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' })),
  driversPositiveImgurl: Type.Optional(licenceSides.driversPositiveImgurl),
  driversReverseImgurl: Type.Optional(licenceSides.driversReverseImgurl),
  agreements: LicenceImages.properties.agreements,
})
export type EditUserBody = Static<typeof EditUserBody>

/** A device that is logged in to the account (extension). */
export const LoggedInDevice = Type.Object({
  id: text('Names the login'),
  name: text('Brand, model and host app, as the device told them; empty where it told nothing'),
  isThis: flag('The device that asks'),
  loggedInTime: wallTime(),
  seenTime: wallTime('When it was last used, to the hour'),
})
export type LoggedInDevice = Static<typeof LoggedInDevice>

/** The one that was last used first. */
export const LoggedInDevices = Type.Array(LoggedInDevice)

export const DeviceId = Type.Object({ id: idText('Names the login') })
export type DeviceId = Static<typeof DeviceId>

export const ScrmAccount = Type.Object({
  account: nullable(text('What sales know the user by'), 'for a user without WeChat'),
})
