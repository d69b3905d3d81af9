/** What a shopper can be told by one WeChat message each (extension). */
export const SubscriptionKind = {
  lockOrder: 'lock-order',
  contract: 'contract',
  delivery: 'delivery',
  bigOpens: 'big-opens',
  lineTurn: 'line-turn',
  appointment: 'appointment',
} as const
export type SubscriptionKind = (typeof SubscriptionKind)[keyof typeof SubscriptionKind]

/** What messages are about: an order, the line of a hot opening, or an appointment (extension). */
export const SubscriptionScene = { order: 'order', line: 'line', appointment: 'appointment' } as const
export type SubscriptionScene = (typeof SubscriptionScene)[keyof typeof SubscriptionScene]

/** Where one allowed message stands; only the server knows it. */
export const SubscriptionState = { declined: 0, waiting: 1, sent: 2, refused: 3, overtaken: 4 } as const
export type SubscriptionState = (typeof SubscriptionState)[keyof typeof SubscriptionState]
