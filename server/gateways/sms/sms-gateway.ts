import type { SmsType } from '@/wire/enums/platform'

/** A verification code on its way to a phone. */
export interface SmsMessage {
  /** 11 digits, mainland China. */
  phone: string
  smsType: SmsType
  code: string
  expiresInMinutes: number
}

/** An hour at a shop that somebody is reminded of, or told that it has come free. */
export interface SmsHour {
  /** 11 digits, mainland China. */
  phone: string
  /** Where it is. */
  shop: string
  /** When it begins, in epoch ms. */
  startMs: number
}

/** Sends text messages, in the language of the moment. */
export interface SmsGateway {
  /** @throws Error when the provider did not take the message. */
  send(message: SmsMessage): Promise<void>
  /** @throws Error when the provider did not take the message. */
  remind(appointment: SmsHour): Promise<void>
  /** @throws Error when the provider did not take the message. */
  tellFree(hour: SmsHour): Promise<void>
}
