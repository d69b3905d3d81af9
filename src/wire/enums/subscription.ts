/** What a shopper can be told by one WeChat message each (extension). */
export const SubscriptionKind = {
  lockOrder: 'lock-order',
  contract: 'contract',
  delivery: 'delivery',
  bigOpens: 'big-opens',
  lineTurn: 'line-turn',
} as const
export type SubscriptionKind = (typeof SubscriptionKind)[keyof typeof SubscriptionKind]

/** What messages are about: an order, or the line of a hot opening (extension). */
export const SubscriptionScene = { order: 'order', line: 'line' } as const
export type SubscriptionScene = (typeof SubscriptionScene)[keyof typeof SubscriptionScene]
