import { Type } from 'typebox'
import { Gender, LeadSource } from '@/wire/enums/buyer'
import { nullable, valueOf } from '../../http/schemas'
import { codeSchema, phoneSchema } from '../sms/schemas'

const MAX_WECHAT_CODE = 128
const MAX_NICKNAME = 24
const MAX_BIOGRAPHY = 200
const MAX_REASON = 200
const MAX_PATH = 300
const MAX_ID = 64

const wechatCode = Type.String({ minLength: 1, maxLength: MAX_WECHAT_CODE })
const path = Type.String({ minLength: 1, maxLength: MAX_PATH })

export const userSchema = Type.Object({
  id: Type.String(),
  openId: nullable(Type.String()),
  agreementsUpdated: Type.Boolean(),
  nickName: Type.String(),
  phone: Type.String(),
  avatar: Type.String(),
  birthDate: nullable(Type.String()),
  gender: valueOf(Gender),
  biography: Type.String(),
  area: nullable(
    Type.Object({
      provinceCode: Type.String(),
      provinceName: Type.String(),
      cityCode: Type.String(),
      cityName: Type.String(),
    }),
  ),
  driverLicense: nullable(Type.Object({ frontImage: Type.String(), backImage: Type.String() })),
  userIdentityList: Type.Array(Type.String()),
})

export const loginReply = Type.Object({
  userInfo: userSchema,
  agreementsUpdated: Type.Boolean(),
  token: Type.String(),
})

export const codeLoginBody = Type.Object({
  jsCode: Type.String({ maxLength: MAX_WECHAT_CODE }),
  phoneNumber: phoneSchema,
  verificationCode: codeSchema,
  agreementsAgreed: Type.Boolean(),
})

export const wechatLoginBody = Type.Object({ code: wechatCode, agreementsAgreed: Type.Boolean() })

export const registerBody = Type.Object({
  loginCode: wechatCode,
  phoneCode: wechatCode,
  starId: Type.Optional(Type.String({ maxLength: MAX_ID })),
  channelSource: Type.Optional(valueOf(LeadSource)),
})

export const queryQuery = Type.Object({ code: wechatCode })

export const cancelBody = Type.Object({ code: codeSchema, cancelDesc: Type.String({ maxLength: MAX_REASON }) })

export const editBody = Type.Object({
  avatarUrl: Type.Optional(path),
  nickName: Type.Optional(Type.String({ maxLength: MAX_NICKNAME })),
  province: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
  city: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
  explain: Type.Optional(Type.String({ maxLength: MAX_BIOGRAPHY })),
  sex: Type.Optional(valueOf(Gender)),
  birthday: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  driversPositiveImgurl: Type.Optional(path),
  driversReverseImgurl: Type.Optional(path),
})

export const scrmReply = Type.Object({ account: nullable(Type.String()) })
