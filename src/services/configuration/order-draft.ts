import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { orderedConfiguration } from '@/domain/order/ordered-car'
import { fetchOrder } from '../api/order'
import { draftOf } from './draft'

/** The car that was configured for an order, else the one that was ordered. Throws as `call`: orderNotFound, notLoggedIn. */
export const orderDraft = async (orderId: string): Promise<ConfigurationSnapshot> =>
  draftOf(orderId) ?? orderedConfiguration(await fetchOrder(orderId))
