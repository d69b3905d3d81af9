import { texts } from '@/language/texts'
import { SmsType } from '@/wire/enums/platform'
import { formatShortTime } from '@/domain/time/shanghai-time'
import { zh } from './sandbox-sms-texts-zh'
import type { SmsHour, SmsMessage } from './sms-gateway'

const purposes: Record<SmsType, string> = {
  [SmsType.login]: 'log in',
  [SmsType.accountDeletion]: 'delete the account',
  [SmsType.contractSigning]: 'sign the contract',
  [SmsType.oldPhone]: 'give the account another number',
  [SmsType.newPhone]: 'use this number for the account',
}

const en = {
  message: (to: string, { code, smsType, expiresInMinutes }: SmsMessage) =>
    `Message to ${to}: ${code} is your code to ${purposes[smsType]}, good for ${expiresInMinutes} minutes.`,
  reminder: (to: string, { shop, startMs }: SmsHour) =>
    `Message to ${to}: your appointment at ${shop} is on ${formatShortTime(startMs)}.`,
  freeHour: (to: string, { shop, startMs }: SmsHour) =>
    `Message to ${to}: ${formatShortTime(startMs)} at ${shop} has come free. Whoever books first has it.`,
}

export type SandboxSmsTexts = typeof en

/** What the sandbox says in place of a text message. */
export const sandboxSmsTexts = texts(en, zh)
