import { maskMobile } from '@/domain/person/phone'
import { sandboxSmsTexts } from './sandbox-sms-texts'
import type { SmsGateway, SmsMessage } from './sms-gateway'

/** A gateway that sends nothing: the codes are read on the server. */
export interface SandboxSms extends SmsGateway {
  /** The newest message to a phone, if there is one among the last few. */
  lastTo(phone: string): SmsMessage | undefined
}

const REMEMBERED = 200

/** @param print - writes one line where the person who runs the server sees it. */
export const createSandboxSms = (print: (line: string) => void): SandboxSms => {
  const sent: SmsMessage[] = []
  return {
    send: async (message) => {
      sent.push(message)
      if (sent.length > REMEMBERED) sent.shift()
      print(sandboxSmsTexts.message(maskMobile(message.phone), message))
    },
    lastTo: (phone) => sent.findLast((message) => message.phone === phone),
  }
}
