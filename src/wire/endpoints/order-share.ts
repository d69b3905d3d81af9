import { get, post } from '../endpoint'
import type { OrderIdPayload } from '../schemas/order-calls'
import type { OrderShare, ShareTokenQuery, SharedOrder } from '../schemas/order-share'
import type { IdReply } from '../schemas/parts'

/** Makes a link to one's own order that ends after seven days. */
export const create = post<typeof OrderIdPayload, typeof OrderShare>('/app/order/share', { extension: true })
/** Ends every link to one's own order; without one there is nothing to do. */
export const revoke = post<typeof OrderIdPayload, typeof IdReply>('/app/order/share/revoke', { extension: true })
/** What a link shows: 404 for an unknown one, 403 for one that has ended or was taken back. */
export const shared = get<typeof ShareTokenQuery, typeof SharedOrder>('/app/order/shared', {
  access: 'public',
  extension: true,
})
