import { ErrorCode } from '@/wire/errors'
import type { Precondition } from '../../db/precondition'
import { Refusal } from '../../http/errors'
import type { RouteContext } from '../../http/route-context'
import { liveSession, noteUse, type LiveSession } from './session-statements'

/** That the session of who asks counts, asked in the first statement of what they ask for. */
export type SessionCheck = Precondition<LiveSession>

/** The check of a call whose route says `checksSession`; without it such a call is not answered. */
export const sessionCheckOf = ({ request }: RouteContext<unknown>): SessionCheck => {
  if (request.user === null) throw new Refusal(ErrorCode.notLoggedIn)
  const { tokenHash } = request.user
  const now = request.server.clock.now()
  return {
    statement: liveSession(tokenHash, now),
    accept: async (db, [session]) => {
      if (session === undefined) throw new Refusal(ErrorCode.sessionExpired)
      await noteUse(db, tokenHash, session, now)
      request.isUnchecked = false
    },
  }
}
