/** Who asks what is free, and when. What a customer holds while they book is free for them alone. */
export interface Asker {
  /** Null for a visitor. */
  userId: string | null
  now: Date
}

/**
 * SQL, of a row `held` of appointment_hold: an appointment has it, or somebody else holds it at the moment.
 *
 * @param userId - SQL: who asks.
 * @param now - SQL: when.
 */
export const isTaken = (userId: string, now: string): string =>
  `(held.held_until IS NULL OR held.held_until > ${now} AND held.held_for IS DISTINCT FROM ${userId})`
