import type { SmsType } from '@/wire/enums/platform'

/** A verification code on its way to a phone. */
export interface SmsMessage {
  /** 11 digits, mainland China. */
  phone: string
  smsType: SmsType
  code: string
  expiresInMinutes: number
}

/** What somebody is reminded of. */
export interface SmsReminder {
  /** 11 digits, mainland China. */
  phone: string
  /** Where the appointment is. */
  shop: string
  /** When it begins, in epoch ms. */
  startMs: number
}

/** Sends text messages, in the language of the moment. */
export interface SmsGateway {
  /** @throws Error when the provider did not take the message. */
  send(message: SmsMessage): Promise<void>
  /** @throws Error when the provider did not take the message. */
  remind(reminder: SmsReminder): Promise<void>
}
