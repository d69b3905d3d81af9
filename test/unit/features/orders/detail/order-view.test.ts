import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import { orderViewOf } from '@/features/orders/detail/order-view'
import type { AsyncPage } from '@/services/async-page/async-page'
import { ApiError } from '@/services/request/errors'

const order = { id: 'order-1' } as OrderDetail // only its identity matters here
const failed = (code: number): AsyncPage<OrderDetail> => ({
  status: 'failed',
  message: 'We could not find this order.',
  error: new ApiError('business', code, 'We could not find this order.'),
})

describe('the page of an order', () => {
  it('has nothing to show at first, then its boxes', () => {
    expect(orderViewOf({ status: 'idle' }, 'order-1')).toEqual({ kind: 'blank' })
    expect(orderViewOf({ status: 'loading' }, 'order-1')).toEqual({ kind: 'loading' })
  })

  it('says so when there is no such order, also when the link names none', () => {
    expect(orderViewOf(failed(ErrorCode.orderNotFound), 'order-1')).toEqual({ kind: 'notFound' })
    expect(orderViewOf({ status: 'idle' }, '')).toEqual({ kind: 'notFound' })
  })

  it('offers to try again after any other failure', () => {
    expect(orderViewOf(failed(ErrorCode.internal), 'order-1').kind).toBe('failed')
    expect(orderViewOf({ status: 'timedOut', message: 'too slow' }, 'order-1')).toEqual({
      kind: 'failed',
      text: 'too slow',
    })
  })

  it('keeps the order in sight when it could not be read again', () => {
    const page = { status: 'ready', data: order, isRefreshing: false } as const
    expect(orderViewOf({ ...page, refreshFailure: undefined }, 'order-1')).toEqual({
      kind: 'ready',
      order,
      isStale: false,
    })
    expect(orderViewOf({ ...page, refreshFailure: 'offline' }, 'order-1')).toEqual({
      kind: 'ready',
      order,
      isStale: true,
    })
  })
})
