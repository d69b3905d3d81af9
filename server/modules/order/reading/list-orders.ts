import type { OrderPageQuery } from '@/wire/schemas/order-calls'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderScope, OrderType, OrderTypeFilter } from '@/wire/enums/order'
import type { Page } from '@/wire/schemas/page'
import { statusesInScope } from '@/domain/order/order-status'
import type { Queryable } from '../../../db/queryable'
import { readPage } from '../../../db/read-page'
import type { Statement } from '../../../db/together'
import { pageOffset } from '../../../http/page-offset'
import { ORDER_COLUMNS, ORDER_DATES, sayOrder, type WrittenOrder } from '../../order-record/row/order-row'
import { orderListItem, type ShownPayment } from '../view/order-view'
import { SHOWN_PAYMENT } from './read-order'

const typesOf = (filter: OrderTypeFilter): OrderType[] =>
  filter === OrderTypeFilter.both ? Object.values(OrderType) : [filter]

/** The pairs of order type and status that are asked for: a status stands in another tab for another type. */
const wanted = (filter: OrderTypeFilter, scope: OrderScope) =>
  typesOf(filter).flatMap((orderType) => statusesInScope(orderType, scope).map((status) => ({ orderType, status })))

const FILTERED = `FROM orders WHERE user_id = $1 AND deleted_at IS NULL
  AND (order_type, status) IN (SELECT * FROM unnest($2::smallint[], $3::smallint[]))`
const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC'

interface ListedRow extends WrittenOrder {
  payment: ShownPayment | null
}

/** The page is cut first: what an order shows beside its row would else be read of all those before it, too. */
const PAGE = `SELECT ${ORDER_COLUMNS}, (SELECT row_to_json(shown) FROM (${SHOWN_PAYMENT}) shown) AS payment
  FROM (SELECT * ${FILTERED} ${NEWEST_FIRST} LIMIT $4 OFFSET $5) orders ${NEWEST_FIRST}`

/** A page of a shopper's orders, newest first; deleted ones are left out. */
export const listOrders = (
  db: Queryable,
  userId: string,
  { orderType = OrderTypeFilter.small, scope = OrderScope.all, current, size }: OrderPageQuery,
  now: Date,
): Promise<Page<OrderListItem>> => {
  const pairs = wanted(orderType, scope)
  const filter = [userId, pairs.map((pair) => pair.orderType), pairs.map((pair) => pair.status)]
  const rows: Statement<ListedRow> = {
    sql: PAGE,
    params: [...filter, size, pageOffset({ current, size })],
    dates: ORDER_DATES,
  }
  const count = { sql: `SELECT count(*) AS total ${FILTERED}`, params: filter }
  return readPage(db, { rows, count }, { current, size }, ({ payment, ...order }) =>
    orderListItem(sayOrder(order), payment, now),
  )
}
