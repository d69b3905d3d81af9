import { SubscriptionKind } from '@/wire/enums/subscription'
import { texts } from '@/language/texts'
import { zh } from './message-texts-zh'

/** The note of each message; WeChat takes 20 characters. */
const en = {
  [SubscriptionKind.lockOrder]: 'Lock it before then',
  [SubscriptionKind.contract]: 'Ready to be signed',
  [SubscriptionKind.delivery]: 'Ready for pick-up',
  [SubscriptionKind.bigOpens]: 'Big deposit opening',
  [SubscriptionKind.lineTurn]: 'Your turn is near',
  [SubscriptionKind.appointment]: 'Bring your licence',
  /** Of an appointment at which nobody drives. */
  talk: 'See you at the shop',
}

export type MessageTexts = typeof en

export const messageTexts = texts(en, zh)
