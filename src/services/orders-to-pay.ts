import type { Page } from '@/wire/schemas/page'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { fetchOrderPage } from './api/order'

/** More than anybody has to pay at a time. */
const MOST = 10

/** Reads the orders that wait for money, the newest first, and how many there are. Throws as `call`. */
export const fetchOrdersToPay = (): Promise<Page<OrderListItem>> =>
  fetchOrderPage({ orderType: OrderTypeFilter.both, scope: OrderScope.toPay, current: 1, size: MOST })
