import { OrderStatus, OrderType } from '@/contract/enums/order'
import type { Queryable } from '../../db/queryable'

const { closed, cancelled, refunded } = OrderStatus

/** The statuses in which an order no longer takes a place of its allocation. Status 6 of a big order means locked. */
const WITHOUT_PLACE: Record<OrderType, ReadonlySet<OrderStatus>> = {
  [OrderType.small]: new Set([closed, cancelled, refunded]),
  [OrderType.big]: new Set([cancelled, refunded]),
}

/** Whether an order in this status takes a place of its allocation. */
export const holdsPlace = (orderType: OrderType, status: OrderStatus): boolean => !WITHOUT_PLACE[orderType].has(status)

/** Takes a place of an allocation; false when all are gone. The row stays locked until the transaction ends. */
export const takePlace = async (tx: Queryable, marketPostId: string): Promise<boolean> => {
  const rows = await tx.query(
    'UPDATE allocation SET sold = sold + 1 WHERE market_post_id = $1 AND sold < quota RETURNING market_post_id',
    [marketPostId],
  )
  return rows.length > 0
}

/** Gives places back, one for each id in the list, locking the allocations in id order so that two batches never cross. */
export const givePlacesBack = async (tx: Queryable, marketPostIds: readonly string[]): Promise<void> => {
  if (marketPostIds.length === 0) return
  await tx.query(
    `WITH freed AS (SELECT id, count(*)::int AS places FROM unnest($1::text[]) AS id GROUP BY id),
     locked AS (
       SELECT market_post_id FROM allocation WHERE market_post_id IN (SELECT id FROM freed)
       ORDER BY market_post_id FOR UPDATE)
     UPDATE allocation SET sold = sold - freed.places FROM freed JOIN locked ON locked.market_post_id = freed.id
     WHERE allocation.market_post_id = freed.id`,
    [marketPostIds],
  )
}
