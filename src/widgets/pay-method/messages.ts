import type { KnownPayMethod } from '@/domain/payment/pay-method'

interface PayMethodTexts {
  name: string
  /** What a shopper should know before choosing it. */
  note: (shop: string) => string
}

/** Names and notes of the ways to pay. */
export const messages: Readonly<Record<KnownPayMethod['text'], PayMethodTexts>> = {
  wechat: { name: 'WeChat Pay', note: () => 'Arrives at once' },
  accountTransfer: { name: 'Account transfer', note: () => 'Takes 1 to 2 working days' },
  posMachine: { name: 'POS machine', note: (shop) => `By card at ${shop}` },
}
