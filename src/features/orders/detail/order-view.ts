import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { isRefusal } from '@/services/request/errors'

/** What the page of an order shows. */
export type OrderView =
  /** Not asked for yet. */
  | { kind: 'blank' }
  | { kind: 'loading' }
  /** Unknown, deleted, or another user's: the server tells no difference. */
  | { kind: 'notFound' }
  | { kind: 'failed'; text: string }
  | { kind: 'ready'; order: OrderDetail; isStale: boolean }

/** Reads a loading page as what an order's page shows; a link without an id leads to no order. */
export const orderViewOf = (page: AsyncPage<OrderDetail>, id: string): OrderView => {
  if (id === '') return { kind: 'notFound' }
  switch (page.status) {
    case 'idle':
      return { kind: 'blank' }
    case 'loading':
      return { kind: 'loading' }
    case 'timedOut':
      return { kind: 'failed', text: page.message }
    case 'failed':
      return isRefusal(page.error, ErrorCode.orderNotFound)
        ? { kind: 'notFound' }
        : { kind: 'failed', text: page.message }
    case 'ready':
      return { kind: 'ready', order: page.data, isStale: page.refreshFailure !== undefined }
    default:
      return page satisfies never
  }
}
