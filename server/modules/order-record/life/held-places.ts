import { OrderStatus, OrderType } from '@/wire/enums/order'
import type { Queryable } from '../../../db/queryable'
import { run, type Statement } from '../../../db/together'

const { closed, cancelled, refunded } = OrderStatus

/** The statuses in which an order no longer takes a place of its allocation. Status 6 of a big order means locked. */
const WITHOUT_PLACE: Record<OrderType, ReadonlySet<OrderStatus>> = {
  [OrderType.small]: new Set([closed, cancelled, refunded]),
  [OrderType.big]: new Set([cancelled, refunded]),
}

/** Whether an order in this status takes a place of its allocation. */
export const holdsPlace = (orderType: OrderType, status: OrderStatus): boolean => !WITHOUT_PLACE[orderType].has(status)

/**
 * Takes a place of an allocation; no row when all are gone. It stays locked until the transaction ends.
 *
 * @param when - SQL of what must be true.
 */
export const newPlace = (marketPostId: string, when = 'true'): Statement<{ id: string }> => ({
  sql: `UPDATE allocation SET sold = sold + 1 WHERE market_post_id = $1 AND sold < quota AND ${when}
    RETURNING market_post_id AS id`,
  params: [marketPostId],
})

/** Takes a place by itself; false when all are gone. */
export const takePlace = async (tx: Queryable, marketPostId: string): Promise<boolean> =>
  (await run(tx, newPlace(marketPostId))).length > 0

const GIVE_BACK = 'UPDATE allocation SET sold = sold - $2 WHERE market_post_id = $1'

/**
 * Gives places back, one for each id in the list. One update for each allocation, in id order, so that two batches cannot
 * deadlock. A plain update locks weakly enough for an order that refers to the row to be placed meanwhile.
 */
export const givePlacesBack = async (tx: Queryable, marketPostIds: readonly string[]): Promise<void> => {
  for (const id of [...new Set(marketPostIds)].sort()) {
    await tx.query(GIVE_BACK, [id, marketPostIds.filter((other) => other === id).length])
  }
}
