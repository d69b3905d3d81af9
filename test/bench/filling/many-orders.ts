import { PayGateway, PayMethod, PayPurpose, PayStatus } from '@/wire/enums/payment'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { OrderEventKind } from '../../../server/modules/order-record/history/order-event'
import type { Queryable } from '../../../server/db/queryable'
import type { OpenServer } from '../measuring/open-server'
import { tidy, withoutIndexes } from './without-indexes'

/** How many orders there are, and how many of them one buyer has. */
interface OrderCrowd {
  orders: number
  /** An order of that buyer: theirs all look like it. */
  orderId: string
  ofBuyer: number
}

const PEOPLE = 100_000
/** One order in so many has a payment and events beside its row; those of the one buyer have. */
const PAID_OF = 10

const openAccounts = (tx: Queryable): Promise<unknown[]> =>
  tx.query(
    `INSERT INTO account (id, nick_name, avatar, created_at)
     SELECT 'buyer-' || n, 'Many', '', now() FROM generate_series(0, ${PEOPLE - 1}) n`,
  )

/** A second between two of them; those of the one buyer lie among all the others, and are as wide as orders are. */
const fillOrders = (tx: Queryable, { orders, orderId, ofBuyer }: OrderCrowd): Promise<unknown[]> =>
  tx.query(
    `INSERT INTO orders (id, order_no, user_id, order_type, status, market_post_id, model_id, amount_fen, paid_fen,
       user_mobile, model_snapshot, place_snapshot, agreements, created_at, expires_at, paid_at)
     SELECT 'many-' || lpad(n::text, 9, '0'), 'M' || lpad(n::text, 9, '0'),
       CASE WHEN is_own THEN user_id ELSE 'buyer-' || n % ${PEOPLE} END, ${OrderType.small}, ${OrderStatus.paid},
       market_post_id, model_id, amount_fen, amount_fen, user_mobile, CASE WHEN is_own THEN model_snapshot ELSE '{}' END,
       CASE WHEN is_own THEN place_snapshot ELSE '{}' END, '[]', at, at + interval '30 minutes', at + interval '1 minute'
     FROM generate_series(1, $1::int) n, LATERAL (
       SELECT n % $3 = 0 AS is_own, now() - interval '1 hour' - ($1::int - n) * interval '1 second' AS at) moment, orders
     WHERE id = $2`,
    [orders, orderId, Math.floor(orders / ofBuyer)],
  )

const MADE = `FROM orders WHERE id LIKE 'many-%' AND (right(id, 9)::int % ${PAID_OF} = 0 OR user_id NOT LIKE 'buyer-%')`

const fillPayments = (tx: Queryable): Promise<unknown[]> =>
  tx.query(
    `INSERT INTO payment_attempt (pay_no, order_id, amount_fen, purpose, method, channel, gateway, status, provider_txn,
       created_at, paid_at)
     SELECT order_no || 'P1', id, amount_fen, $1, ${PayMethod.wechat}, 'h5', $2, ${PayStatus.paid}, 'T' || order_no,
       created_at, paid_at ${MADE}`,
    [PayPurpose.deposit, PayGateway.sandbox],
  )

const fillEvents = (tx: Queryable): Promise<unknown[]> =>
  tx.query(
    `INSERT INTO order_event (order_id, kind, at, actor)
     SELECT id, kind, CASE kind WHEN $1 THEN created_at ELSE paid_at END, 'shopper'
     FROM (SELECT id, created_at, paid_at ${MADE}) made, unnest(ARRAY[$1, $2]) AS kind`,
    [OrderEventKind.placed, OrderEventKind.paid],
  )

/** Fills the orders, with the payments and events of some. */
export const addOrders = async ({ database, databaseUrl }: OpenServer, crowd: OrderCrowd): Promise<void> => {
  await database.patientTransaction(async (tx) => {
    await openAccounts(tx)
    await withoutIndexes(tx, 'orders', () => fillOrders(tx, crowd))
    await withoutIndexes(tx, 'payment_attempt', () => fillPayments(tx))
    await withoutIndexes(tx, 'order_event', () => fillEvents(tx))
  })
  await tidy(databaseUrl, ['account', 'orders', 'payment_attempt', 'order_event'])
}
