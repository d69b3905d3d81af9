import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { fetchOrderPage } from '@/services/api/order'
import { ownOrdersOf, type OwnOrders } from './own-orders'

/** As many orders as the server tells at once; who has more has older ones in "My orders". */
const SIZE = 50

/** Reads the shopper's orders of a model. Throws as `call`. */
export const fetchOwnOrders = async (modelId: string): Promise<OwnOrders> => {
  const query = { orderType: OrderTypeFilter.both, scope: OrderScope.all, current: 1, size: SIZE }
  return ownOrdersOf((await fetchOrderPage(query)).records, modelId)
}
