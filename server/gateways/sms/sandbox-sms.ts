import { maskMobile } from '@/domain/person/phone'
import { sandboxSmsTexts } from './sandbox-sms-texts'
import type { SmsGateway, SmsMessage, SmsReminder } from './sms-gateway'

/** A gateway that sends nothing: the codes are read on the server. */
export interface SandboxSms extends SmsGateway {
  /** The newest message to a phone, if there is one among the last few. */
  lastTo(phone: string): SmsMessage | undefined
  /** The newest reminder to a phone, if there is one among the last few. */
  lastReminderTo(phone: string): SmsReminder | undefined
}

const REMEMBERED = 200

const remember = <Message>(list: Message[], message: Message): void => {
  list.push(message)
  if (list.length > REMEMBERED) list.shift()
}

/** @param print - writes one line where the person who runs the server sees it. */
export const createSandboxSms = (print: (line: string) => void): SandboxSms => {
  const sent: SmsMessage[] = []
  const reminders: SmsReminder[] = []
  return {
    send: async (message) => {
      remember(sent, message)
      print(sandboxSmsTexts.message(maskMobile(message.phone), message))
    },
    remind: async (reminder) => {
      remember(reminders, reminder)
      print(sandboxSmsTexts.reminder(maskMobile(reminder.phone), reminder))
    },
    lastTo: (phone) => sent.findLast((message) => message.phone === phone),
    lastReminderTo: (phone) => reminders.findLast((reminder) => reminder.phone === phone),
  }
}
