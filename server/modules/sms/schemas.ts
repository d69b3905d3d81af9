import { Type } from 'typebox'
import { SmsType } from '@/wire/enums/platform'
import { valueOf } from '../../http/schemas'

/** A mobile number of mainland China: 11 digits. */
export const phoneSchema = Type.String({ pattern: '^1[3-9]\\d{9}$' })

/** A verification code as typed. */
export const codeSchema = Type.String({ pattern: '^\\d{6}$' })

export const sendSmsSchema = {
  request: Type.Object({ phoneNumber: phoneSchema, smsType: valueOf(SmsType) }),
  reply: Type.Object({ expiresInSeconds: Type.Integer(), resendAfterSeconds: Type.Integer() }),
}
