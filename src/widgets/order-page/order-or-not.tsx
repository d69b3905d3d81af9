import { ErrorCode } from '@/wire/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { isLost } from '@/services/async-page/is-lost'
import { replace } from '@/services/navigation/open'
import { LoadedOrNot, type LoadedOrNotProps } from '@/ui/loaded-or-not'
import { OrderNotFound } from './order-not-found'

interface OrderOrNotProps extends Omit<LoadedOrNotProps, 'page'> {
  /** What the address names: an order, or one of its payments. */
  id: string
  page: AsyncPage<unknown>
}

/** The address names no order of this shopper's, or not all that it should. */
const LOST = [ErrorCode.orderNotFound, ErrorCode.paymentNotFound, ErrorCode.invalidField] as const

/** A page about an order or a payment that is not there yet: its boxes, a way to ask again, or that there is none. */
export function OrderOrNot({ id, page, ...rest }: OrderOrNotProps) {
  return isLost(id, page, LOST) ? (
    <OrderNotFound onList={() => void replace('pages/mall/order/list')} />
  ) : (
    <LoadedOrNot page={page} {...rest} />
  )
}
