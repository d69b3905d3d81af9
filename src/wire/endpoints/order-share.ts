import { get, post } from '../endpoint'
import type { OrderShare, SharedOrder } from '../schemas/order-share'

/** Makes a link to one's own order that ends after seven days. */
export const create = post<{ id: string }, OrderShare>('/app/order/share', { access: 'login', extension: true })
/** Ends every link to one's own order; without one there is nothing to do. */
export const revoke = post<{ id: string }, { id: string }>('/app/order/share/revoke', {
  access: 'login',
  extension: true,
})
/** What a link shows: 404 for an unknown one, 403 for one that has ended or was taken back. */
export const shared = get<{ token: string }, SharedOrder>('/app/order/shared', { extension: true })
