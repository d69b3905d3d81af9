/** What a right is about (extension). */
export const RightKind = { money: 1, buildPlace: 2, refund: 3, charging: 4, service: 5, care: 6 } as const
export type RightKind = (typeof RightKind)[keyof typeof RightKind]

/** Where a right stands: it is unopened until its order has come far enough (extension). */
export const RightStatus = { available: 1, unopened: 2, used: 3, ended: 4 } as const
export type RightStatus = (typeof RightStatus)[keyof typeof RightStatus]

/** What opens a right: the deposit is paid, the order is locked, the car is handed over (extension). */
export const RightOpening = { payment: 1, lock: 2, delivery: 3 } as const
export type RightOpening = (typeof RightOpening)[keyof typeof RightOpening]
