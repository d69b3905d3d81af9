import { codeLogin, sendSms } from '@/wire/endpoints/account'
import type { LoginReply } from '@/wire/schemas/account'
import { SmsType } from '@/wire/enums/platform'
import type { Storefront } from '../browser/storefront'

/** Someone with an account, logged in on the server. */
export interface Customer {
  phone: string
  /** As the proxy tells it. */
  ip: string
  token: string
  reply: LoginReply
}

const PHONE_PREFIX = '139'
const PHONE_DIGITS = 8
const IP_PART = 256

/** The phone number of the n-th shopper. */
export const phoneOf = (n: number): string => PHONE_PREFIX + String(n).padStart(PHONE_DIGITS, '0')

/** The network address of the n-th shopper. */
export const ipOf = (n: number): string => `10.0.${Math.floor(n / IP_PART)}.${n % IP_PART}`

/** The code that was last sent to a phone. */
export const lastCode = ({ sms }: Storefront, phone: string): string => {
  const message = sms.lastTo(phone)
  if (message === undefined) throw new Error(`No message was sent to ${phone}.`)
  return message.code
}

/** Logs a phone in by its code, as the app does; a new number gets an account. `device` is what it tells of itself. */
export const logInByPhone = async (
  storefront: Storefront,
  phone: string,
  ip: string,
  device: Record<string, string> = {},
): Promise<Customer> => {
  const headers = { 'x-forwarded-for': ip, ...device }
  await storefront.call(sendSms, { phoneNumber: phone, smsType: SmsType.login }, { headers })
  const { msg, data } = await storefront.call(
    codeLogin,
    { jsCode: '', phoneNumber: phone, verificationCode: lastCode(storefront, phone), agreementsAgreed: true },
    { headers },
  )
  if (data === null) throw new Error(msg)
  return { phone, ip, token: data.token, reply: data }
}
