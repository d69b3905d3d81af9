import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import { isRefusal } from '@/services/request/errors'

/** Why a page about one step of an order has nothing to show. */
export type NoStep = { kind: 'otherStep'; order: OrderDetail } | { kind: 'notFound' }

/** The order at the step that a page is about, with what the page needs, or why there is nothing to show. */
export type FoundOrder<Ready> = ({ kind: 'ready' } & Ready) | NoStep

/** Reads an order for a page. Throws as `call`, except for an order that is not found. */
export const findOrder = async <Ready>(read: () => Promise<FoundOrder<Ready>>): Promise<FoundOrder<Ready>> => {
  try {
    return await read()
  } catch (error) {
    if (isRefusal(error, ErrorCode.orderNotFound)) return { kind: 'notFound' }
    throw error
  }
}
