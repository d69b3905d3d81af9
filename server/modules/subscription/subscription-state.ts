/** Where one allowed message stands. */
export const SubscriptionState = { declined: 0, waiting: 1, sent: 2, refused: 3, overtaken: 4 } as const
export type SubscriptionState = (typeof SubscriptionState)[keyof typeof SubscriptionState]
