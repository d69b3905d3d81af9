import { SmsType } from '@/wire/enums/platform'
import { maskMobile } from '@/domain/person/phone'
import type { SmsGateway, SmsMessage } from './sms-gateway'

/** A gateway that sends nothing: the codes are read on the server. */
export interface SandboxSms extends SmsGateway {
  /** The newest message to a phone, if there is one among the last few. */
  lastTo(phone: string): SmsMessage | undefined
}

const REMEMBERED = 200

const purposes = {
  [SmsType.login]: 'log in',
  [SmsType.accountDeletion]: 'delete the account',
  [SmsType.contractSigning]: 'sign the contract',
} as const satisfies Record<SmsType, string>

/** @param print - writes one line where the person who runs the server sees it. */
export const createSandboxSms = (print: (line: string) => void): SandboxSms => {
  const sent: SmsMessage[] = []
  return {
    send: async (message) => {
      sent.push(message)
      if (sent.length > REMEMBERED) sent.shift()
      const { phone, code, smsType, expiresInMinutes } = message
      print(
        `Message to ${maskMobile(phone)}: ${code} is your code to ${purposes[smsType]}, good for ${expiresInMinutes} minutes.`,
      )
    },
    lastTo: (phone) => sent.findLast((message) => message.phone === phone),
  }
}
