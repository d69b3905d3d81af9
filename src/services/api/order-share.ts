import * as endpoints from '@/wire/endpoints/order-share'
import type { OrderShare, SharedOrder } from '@/wire/schemas/order-share'
import { checkSameId } from '@/domain/same-id'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

/** Gets a link that shows an order to anyone for seven days (extension). Throws as `call`: orderNotFound. */
export const shareOrder = async (id: string, options?: CallOptions): Promise<OrderShare> =>
  checkSameId(id, await call(endpoints.create, { id }, options))

/** Ends every link to an order (extension). Throws as `call`: orderNotFound. */
export const stopSharingOrder = async (id: string, options?: CallOptions): Promise<{ id: string }> =>
  checkSameId(id, await call(endpoints.revoke, { id }, options))

/**
 * What a link shows of an order (extension).
 *
 * @throws ApiError as `call`: orderShareNotFound, orderShareRevoked, orderShareEnded.
 */
export const fetchSharedOrder = async (token: string, options?: CallOptions): Promise<SharedOrder> => {
  const order = await call(endpoints.shared, { token }, options)
  return { ...order, carPoster: staticUrl(order.carPoster) }
}
