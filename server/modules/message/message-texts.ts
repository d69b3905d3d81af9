import { texts } from '@/language/texts'
import { zh } from './message-texts-zh'

const en = {
  replied: (name: string) => `${name} replied`,
  feedbackAnswered: 'Your feedback was answered',
  quoted: (words: string) => `“${words}”`,
  orderNote: (car: string, note: string) => (car === '' ? note : `${car}. ${note}`),
  toPay: 'Your order waits for its deposit',
  keptUntil: (time: string) => `Your place is kept until ${time}.`,
  activityOn: (day: string) => `Begins on ${day}. Your check-in code is ready.`,
  activityOff: 'It was called off. If it comes back, your sign-up counts again.',
  couponEnds: (day: string) => `A coupon ends on ${day}`,
}

export type MessageTexts = typeof en

/** What a message says around what it is about. */
export const messageTexts = texts(en, zh)
