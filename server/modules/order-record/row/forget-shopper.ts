import { OrderStatus } from '@/wire/enums/order'
import { isReady } from '../../../db/due-work'
import type { Queryable } from '../../../db/queryable'
import { OrderEventKind } from '../history/order-event'
import type { PurchaseSnapshot } from './order-row'

/** What is left of a buyer that is forgotten: the kind of buyer, and how the car was paid for. */
const NOBODY = {
  subjectName: '',
  cerType: null,
  cerNo: null,
  enterpriseTaxNo: null,
  sealedNo: null,
} as const satisfies Partial<PurchaseSnapshot>

/**
 * Takes phone and own words off the orders of an account, and the buyer off those that never became a sale. A sold car's
 * order keeps its buyer (docs/rules/personal-data.md).
 */
export const forgetShopperOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `UPDATE orders SET user_mobile = '', reason = NULL,
       purchase = CASE WHEN status = ${OrderStatus.complete} THEN purchase ELSE purchase || $2::jsonb END
     WHERE user_id = $1`,
    [userId, JSON.stringify(NOBODY)],
  )
}

/** A sold car's order whose buyer has left. */
export interface SoldOrder {
  id: string
  userId: string
}

/** Orders of cancelled accounts, delivered before a time, that still know their buyer, but for those that `work` has put off. */
export const findSoldBefore = (
  db: Queryable,
  work: string,
  now: Date,
  { before, limit }: { before: Date; limit: number },
): Promise<SoldOrder[]> =>
  db.query<SoldOrder>(
    `SELECT orders.id, orders.user_id AS "userId" FROM account JOIN orders ON orders.user_id = account.id
     WHERE account.cancelled_at IS NOT NULL AND orders.status = ${OrderStatus.complete}
       AND orders.purchase ->> 'subjectName' <> ''
       AND EXISTS (SELECT FROM order_event event
         WHERE event.order_id = orders.id AND event.kind = '${OrderEventKind.delivered}' AND event.at < $2)
       AND ${isReady(work, 'orders.id')}
     LIMIT $3`,
    [now, before, limit],
  )

/** Takes the buyer off one order. */
export const forgetBuyer = async (tx: Queryable, orderId: string): Promise<void> => {
  await tx.query('UPDATE orders SET purchase = purchase || $2::jsonb WHERE id = $1', [orderId, JSON.stringify(NOBODY)])
}
