import { texts } from '@/language/texts'
import { NotificationKind } from '@/wire/enums/notification'
import { zh } from './messages-zh'

/** Texts of the notifications. */
const en = {
  title: 'Notifications',
  names: {
    [NotificationKind.order]: 'Contract and delivery',
    [NotificationKind.openings]: 'Openings of orders',
    [NotificationKind.appointments]: 'Test drives',
  } satisfies Record<NotificationKind, string>,
  ways: {
    [NotificationKind.order]: 'WeChat, where you have allowed it',
    [NotificationKind.openings]: 'WeChat, where you have allowed it',
    [NotificationKind.appointments]: 'SMS, the day before',
  } satisfies Record<NotificationKind, string>,
  codes: 'Codes to confirm it is you',
  codesWay: 'SMS, when you ask for one',
  always: 'Always on',
  note: 'Payments and refunds are told in the app alone. No offers are sent.',
  failed: 'Nothing was changed',
}

export type Messages = typeof en

export const messages = texts(en, zh)
