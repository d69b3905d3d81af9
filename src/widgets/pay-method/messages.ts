import type { KnownPayMethod } from '@/domain/payment/pay-method'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

interface MethodTexts {
  name: string
  /** What a shopper should know before choosing it. */
  note: (shop: string) => string
}

export type Messages = Readonly<Record<KnownPayMethod['text'], MethodTexts>>

/** Names and notes of the ways to pay. */
const en: Messages = {
  wechat: { name: 'WeChat Pay', note: () => 'Arrives at once' },
  accountTransfer: { name: 'Account transfer', note: () => 'Takes 1 to 2 working days' },
  posMachine: { name: 'POS machine', note: (shop) => `By card at ${shop}` },
}

export const messages = texts(en, zh)
