import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'

/** How long a code is good. */
export const CODE_LIFETIME_MS = 5 * MINUTE_MS
/** How long whoever has asked for a code waits for the next one of the same kind. */
export const RESEND_AFTER_MS = MINUTE_MS
/** How many wrong tries of who asked for a code spend it. */
export const MAX_TRIES = 5

/**
 * Whose messages a limit counts: those of one device, of one address, of one wider network, to one number, or of one
 * address to one number. A device that has logged in to the number before counts for nothing but the limit of devices, so
 * that its owner gets in whatever strangers ask for.
 */
export type CountedBy = 'device' | 'address' | 'widerNetwork' | 'number' | 'addressToNumber'

/** How many messages may be sent in a window of time. */
export interface CodeLimit {
  by: CountedBy
  max: number
  windowMs: number
}

const ofDevices: readonly CodeLimit[] = [{ by: 'device', max: 10, windowMs: DAY_MS }]

/** One address never uses up a number: others can still ask for it. */
const ofStrangers: readonly CodeLimit[] = [
  ...ofDevices,
  { by: 'addressToNumber', max: 2, windowMs: MINUTE_MS },
  { by: 'addressToNumber', max: 5, windowMs: HOUR_MS },
  { by: 'addressToNumber', max: 10, windowMs: DAY_MS },
  { by: 'number', max: 10, windowMs: HOUR_MS },
  { by: 'number', max: 30, windowMs: DAY_MS },
  // Generous: a mobile network shows many shoppers under one address.
  { by: 'address', max: 300, windowMs: DAY_MS },
  // More generous still: there may be a carrier's customers of a town in it. It holds whoever has a /48 for himself.
  { by: 'widerNetwork', max: 5_000, windowMs: DAY_MS },
]

/** Whether a limit is of a network, which has many people in it: who is refused by it may never have asked before. */
export const isOfNetwork = (by: CountedBy): boolean => by === 'address' || by === 'widerNetwork'

/** The limits that hold for an asker. */
export const limitsFor = (isKnown: boolean): readonly CodeLimit[] => (isKnown ? ofDevices : ofStrangers)
