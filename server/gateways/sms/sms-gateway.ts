import type { SmsType } from '@/wire/enums/platform'

/** A verification code on its way to a phone. */
export interface SmsMessage {
  /** 11 digits, mainland China. */
  phone: string
  smsType: SmsType
  code: string
  expiresInMinutes: number
}

/** Sends text messages, in the language of the moment. */
export interface SmsGateway {
  /** @throws Error when the provider did not take the message. */
  send(message: SmsMessage): Promise<void>
}
