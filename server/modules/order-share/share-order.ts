import type { OrderShare } from '@/wire/schemas/order-share'
import { DAY_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Database } from '../../db/queryable'
import { newToken, tokenHashOf } from '../../secrets/opaque-token'
import { findOwnOrder } from '../order-record/row/find-order'
import { insertShare, revokeShares } from './share-statements'

const LIFETIME_MS = 7 * DAY_MS
/** A link each time the sheet is opened; more than this many at once nobody means to have. */
const MAX_LINKS = 10

/**
 * Makes a link that shows one's own order to anyone for seven days.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order.
 */
export const shareOrder = (database: Database, userId: string, id: string, now: Date): Promise<OrderShare> =>
  database.transaction(async (tx) => {
    await findOwnOrder(tx, userId, id)
    const token = newToken()
    const expiresAt = new Date(now.getTime() + LIFETIME_MS)
    await insertShare(tx, { tokenHash: tokenHashOf(token), orderId: id, createdAt: now, expiresAt }, MAX_LINKS)
    return { id, token, expireTime: formatShanghai(expiresAt.getTime()) }
  })

/**
 * Takes back every link to one's own order.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order.
 */
export const stopSharing = async (
  database: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<{ id: string }> => {
  await findOwnOrder(database, userId, id)
  await revokeShares(database, id, now)
  return { id }
}
