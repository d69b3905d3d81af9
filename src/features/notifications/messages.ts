import { texts } from '@/language/texts'
import { NotificationKind, NotificationSwitch } from '@/wire/enums/notification'
import { QUIET_HOURS } from '@/domain/time/quiet-hours'
import { zh } from './messages-zh'

/** @param count - of the messages that are still to come, where WeChat is asked for them. */
const inWechat = (count?: number): string => {
  if (count === undefined) return 'WeChat, where you have allowed it'
  if (count === 0) return 'WeChat: none allowed at present'
  return count === 1 ? 'WeChat: 1 message allowed' : `WeChat: ${count} messages allowed`
}

/** Texts of the notifications. */
const en = {
  title: 'Notifications',
  names: {
    [NotificationKind.order]: 'Contract and delivery',
    [NotificationKind.openings]: 'Openings of orders',
    [NotificationKind.appointments]: 'Test drives',
    [NotificationSwitch.quietHours]: 'Quiet hours',
  } satisfies Record<NotificationSwitch, string>,
  ways: {
    [NotificationKind.order]: inWechat,
    [NotificationKind.openings]: inWechat,
    [NotificationKind.appointments]: (count) =>
      `SMS a day or three hours before, and when an hour you wait for comes free; ${inWechat(count)}`,
    [NotificationSwitch.quietHours]: () =>
      `Reminders of ${QUIET_HOURS.from}:00 to 0${QUIET_HOURS.until}:00 (Shanghai) wait for the morning`,
  } satisfies Record<NotificationSwitch, (count?: number) => string>,
  codes: 'Codes to confirm it is you',
  codesWay: 'SMS, when you ask for one',
  always: 'Always on',
  quietNote: 'News of an order, codes and a turn in a line come at any hour, and what would be over by morning.',
  note: 'Payments and refunds are told in the app alone. No offers are sent.',
  failed: 'Nothing was changed',
}

export type Messages = typeof en

export const messages = texts(en, zh)
