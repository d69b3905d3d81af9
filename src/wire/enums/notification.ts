/** What a customer may be told of unasked, and may turn off (extension). Codes to confirm something always come. */
export const NotificationKind = { order: 'order', openings: 'openings', appointments: 'appointments' } as const
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind]
