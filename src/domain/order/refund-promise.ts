import { OrderType } from '@/wire/enums/order'
import { texts } from '@/language/texts'
import { zh } from './refund-promise-zh'

const en = {
  [OrderType.small]: 'You can have the whole deposit back at any time until you lock an order.',
  [OrderType.big]:
    'You can have the whole deposit back until the order is locked: when you confirm it, or seven days after you paid. From then on it stays.',
  /** Of the big deposit, where the next steps beside it say when the order is locked. */
  bigInShort: 'You can have the whole deposit back until the order is locked.',
}

export type RefundPromises = typeof en

/** What is promised with a deposit: until when all of it goes back. */
export const REFUND_PROMISE = texts(en, zh)
