import { SubscriptionKind } from '@/wire/enums/subscription'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

const COUNT_WORDS = ['no', 'one', 'two', 'three']

/** Texts of the messages that WeChat delivers. */
const en = {
  title: 'Shall WeChat tell you?',
  intro: (count: number) =>
    count === 1
      ? 'Next comes a date that is easy to miss.'
      : `Next come ${COUNT_WORDS[count] ?? count} dates that are easy to miss.`,
  kinds: {
    [SubscriptionKind.lockOrder]: 'Time to lock the order',
    [SubscriptionKind.contract]: 'Contract ready to sign',
    [SubscriptionKind.delivery]: 'Delivery date is set',
    [SubscriptionKind.bigOpens]: 'Orders for the car open',
    [SubscriptionKind.lineTurn]: 'Your turn in line',
    [SubscriptionKind.appointment]: 'Time to set out',
  },
  notes: {
    [SubscriptionKind.lockOrder]: (time: string) => `${time}, a day before it ends`,
    [SubscriptionKind.contract]: () => 'When your expert has sent it',
    [SubscriptionKind.delivery]: () => 'With the place and the time',
    [SubscriptionKind.bigOpens]: (time: string) => `${time}, ten minutes before`,
    [SubscriptionKind.lineTurn]: () => 'One message, a minute before',
    [SubscriptionKind.appointment]: (time: string) => `${time}, two hours before`,
  },
  once: 'WeChat asks you once more. Each tick is one message; offers never come this way.',
  notNow: 'Not now',
  allow: (count: number) => (count === 1 ? 'Allow 1 message' : `Allow ${count} messages`),
  noneTicked: 'Tick a message',
  allowed: 'WeChat will tell you',
  notKept: 'Not noted yet',
  notAsked: 'WeChat could not ask you',
}

export type Messages = typeof en

export const messages = texts(en, zh)
