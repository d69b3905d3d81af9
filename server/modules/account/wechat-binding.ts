import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { RouteContext } from '../../http/route-context'

/** Who asks: an account, by one of its sessions. */
export interface Asking {
  userId: string
  tokenHash: Buffer
}

/** @throws Refusal notLoggedIn. */
export const askingOf = ({ user }: RouteContext<unknown>): Asking => {
  if (user === null) throw new Refusal(ErrorCode.notLoggedIn)
  return { userId: user.id, tokenHash: user.tokenHash }
}

/**
 * Ends what lets a WeChat user in without a code, unless it is theirs by whom this is asked. Comes before the sessions end:
 * a login by WeChat waits for it, and then finds nobody.
 */
export const unbindOthers = async (tx: Queryable, { userId, tokenHash }: Asking): Promise<void> => {
  await tx.query(
    `UPDATE account SET open_id = NULL WHERE id = $1 AND open_id IS NOT NULL
       AND open_id IS DISTINCT FROM (SELECT open_id FROM session WHERE account_id = $1 AND token_hash = $2)`,
    [userId, tokenHash],
  )
}

/** The same for the WeChat user of one session, before it ends; not while another one of theirs goes on. */
export const unbindSession = async (
  tx: Queryable,
  { userId, tokenHash }: Asking,
  sessionId: string,
  now: Date,
): Promise<void> => {
  await tx.query(
    `UPDATE account SET open_id = NULL
     WHERE id = $1 AND open_id = (SELECT open_id FROM session WHERE account_id = $1 AND id = $2)
       AND NOT EXISTS (SELECT FROM session s WHERE s.account_id = $1 AND s.open_id = account.open_id
         AND s.expires_at > $4 AND (s.id <> $2 OR s.token_hash = $3))`,
    [userId, sessionId, tokenHash, now],
  )
}
