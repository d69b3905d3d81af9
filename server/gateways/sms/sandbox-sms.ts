import { maskMobile } from '@/domain/person/phone'
import { plainSpaced } from '@/language/unbroken'
import { sandboxSmsTexts } from './sandbox-sms-texts'
import type { SmsGateway, SmsHour, SmsMessage } from './sms-gateway'

/** A gateway that sends nothing: the codes are read on the server. */
export interface SandboxSms extends SmsGateway {
  /** The newest message to a phone, if there is one among the last few. */
  lastTo(phone: string): SmsMessage | undefined
  /** The newest reminder to a phone, if there is one among the last few. */
  lastReminderTo(phone: string): SmsHour | undefined
  /** The free hours that a phone was told of, as far as they are among the last few. */
  freeHoursTo(phone: string): SmsHour[]
}

const REMEMBERED = 200

const remember = <Message>(list: Message[], message: Message): void => {
  list.push(message)
  if (list.length > REMEMBERED) list.shift()
}

/** @param print - writes one line where the person who runs the server sees it. */
export const createSandboxSms = (print: (line: string) => void): SandboxSms => {
  const tell = (line: string): void => print(plainSpaced(line))
  const sent: SmsMessage[] = []
  const reminders: SmsHour[] = []
  const freeHours: SmsHour[] = []
  return {
    send: async (message) => {
      remember(sent, message)
      tell(sandboxSmsTexts.message(maskMobile(message.phone), message))
    },
    remind: async (reminder) => {
      remember(reminders, reminder)
      tell(sandboxSmsTexts.reminder(maskMobile(reminder.phone), reminder))
    },
    tellFree: async (hour) => {
      remember(freeHours, hour)
      tell(sandboxSmsTexts.freeHour(maskMobile(hour.phone), hour))
    },
    lastTo: (phone) => sent.findLast((message) => message.phone === phone),
    lastReminderTo: (phone) => reminders.findLast((reminder) => reminder.phone === phone),
    freeHoursTo: (phone) => freeHours.filter((hour) => hour.phone === phone),
  }
}
