import { OrderType } from '@/wire/enums/order'
import type { RefundPromises } from './refund-promise'

/** What is promised with a deposit, in Chinese: the money of the small one is 订金, that of the big one 定金. */
export const zh: RefundPromises = {
  [OrderType.small]: '锁单前，订金可随时全额退还。',
  [OrderType.big]: '锁单前，定金可全额退还。您确认锁单，或支付满 7 天后，订单即锁定，定金不予退还。',
  bigInShort: '锁单前，定金可全额退还。',
}
