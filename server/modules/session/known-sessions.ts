import type { Clock } from '../../system/clock'
import type { Queryable } from '../../db/queryable'
import type { Identity, IdentityResolver } from '../../http/identity'
import { isToken, tokenHashOf } from '../../secrets/opaque-token'
import { findSession } from './session-statements'

/** Far more than call one process at a time; then it begins anew. */
const MOST_REMEMBERED = 20_000

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64')

/**
 * Finds sessions, and remembers whose they were: that never changes. Whether one still counts only the database knows.
 */
export const knownSessions = (database: Queryable, clock: Clock): IdentityResolver => {
  const known = new Map<string, Identity>()
  return {
    find: async (token) => {
      const identity = await findSession(database, token, clock.now())
      if (known.size >= MOST_REMEMBERED) known.clear()
      if (identity !== null) known.set(keyOf(identity.tokenHash), identity)
      return identity
    },
    recall: (token) => (isToken(token) ? (known.get(keyOf(tokenHashOf(token))) ?? null) : null),
  }
}
