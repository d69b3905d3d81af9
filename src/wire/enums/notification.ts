/** What a customer may be told of unasked, and may turn off (extension). Codes to confirm something always come. */
export const NotificationKind = { order: 'order', openings: 'openings', appointments: 'appointments' } as const
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind]

/** What may be turned off: a kind, or the quiet hours in which reminders wait for the morning. */
export const NotificationSwitch = { ...NotificationKind, quietHours: 'quietHours' } as const
export type NotificationSwitch = (typeof NotificationSwitch)[keyof typeof NotificationSwitch]
