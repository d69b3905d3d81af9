/** What a message is about. */
export const MessageKind = { order: 1, reply: 2, activity: 3, coupon: 4 } as const
export type MessageKind = (typeof MessageKind)[keyof typeof MessageKind]
