import { get, post } from '../endpoint'
import type { InterestCheck, VersionQuery } from '../schemas/finance'
import type { OrderDetail, OrderPage } from '../schemas/order'
import type { BigOrderQuote, SmallOrderQuote } from '../schemas/order-quote'
import type {
  BigOrderWish,
  CancelBody,
  ConfirmPickUpBody,
  EditBody,
  OpenLevc,
  OpenLevcBody,
  OrderActionBody,
  OrderIdPayload,
  OrderNews,
  OrderPageQuery,
  PlaceBigOrder,
  PlaceSmallOrder,
  ReadOrderNewsBody,
  RefundBody,
  SmallOrderWish,
} from '../schemas/order-calls'
import type { IdReply, NoPayload, Nothing } from '../schemas/parts'

export const detail = get<typeof OrderIdPayload, typeof OrderDetail>('/app/order/detail')
export const page = get<typeof OrderPageQuery, typeof OrderPage>('/app/order/page')
export const placeSmall = post<typeof PlaceSmallOrder, typeof OrderDetail>('/app/order/placeSmall', {
  idempotent: true,
  extension: true,
})
export const placeBig = post<typeof PlaceBigOrder, typeof OrderDetail>('/app/order/placeBig', {
  idempotent: true,
  extension: true,
})
/** What a small order would come to, with the coupons that could be used on it; nothing is placed or held. */
export const quoteSmall = post<typeof SmallOrderWish, typeof SmallOrderQuote>('/app/order/quoteSmall', {
  extension: true,
})
/** What a big order would come to, with the coupons that could be used on it; nothing is placed or held. */
export const quoteBig = post<typeof BigOrderWish, typeof BigOrderQuote>('/app/order/quoteBig', { extension: true })
/** Changes an order until it is locked. */
export const edit = post<typeof EditBody, typeof OrderDetail>('/app/order/edit', { idempotent: true, extension: true })
export const refund = post<typeof RefundBody, typeof OrderDetail>('/app/payOrder/refund', { idempotent: true })
export const cancel = post<typeof CancelBody, typeof OrderDetail>('/app/payOrder/cancel', { idempotent: true })
export const deleted = post<typeof OrderActionBody, typeof IdReply>('/app/payOrder/deleted', { idempotent: true })
export const lock = post<typeof OrderActionBody, typeof OrderDetail>('/app/payOrder/lock', { idempotent: true })
/** Says that the shopper comes at the planned hour; saying it again changes nothing. */
export const confirmPickUp = post<typeof ConfirmPickUpBody, typeof OrderDetail>('/app/order/confirmPickUp', {
  extension: true,
})
/** Whether something has happened to the orders that was not read; asking changes nothing. */
export const lopUpdate = get<typeof NoPayload, typeof OrderNews>('/app/order/read/lop/update')
/** Says that the news were read; saying it again changes nothing. */
export const lopRead = post<typeof ReadOrderNewsBody, typeof Nothing>('/app/order/read/lop', { extension: true })
export const openLevc = get<typeof NoPayload, typeof OpenLevc>('/app/order/openLevc')
/** Lets own cars tell where they are, or no longer; saying the same again changes nothing. */
export const openLevcUpdate = post<typeof OpenLevcBody, typeof OpenLevc>('/app/order/openLevc/update', {
  extension: true,
})
export const verifyInterest = get<typeof VersionQuery, typeof InterestCheck>('/app/order/verifyInterestByPnoTwelve/v2')
