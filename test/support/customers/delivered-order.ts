import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import { OrderEventKind, recordEvents } from '../../../server/modules/order-record/history/order-event'
import { balanceOrder } from './balance-order'
import type { Customer } from './customer'
import { readOrder } from './orders'
import type { Storefront } from '../browser/storefront'

/** An order whose car was handed over; it is put there, as `balanceOrder` is. */
export const deliveredOrder = async (storefront: Storefront, customer: Customer): Promise<OrderDetail> => {
  const { id } = await balanceOrder(storefront, customer)
  const { database, clock } = storefront
  await database.query('UPDATE orders SET status = $2 WHERE id = $1', [id, OrderStatus.complete])
  await recordEvents(database, [id], OrderEventKind.delivered, clock.now())
  return readOrder(storefront, customer, id)
}
