import type { OrderDetail, OrderListItem } from '@/wire/schemas/order'
import type { BigOrderQuote, SmallOrderQuote } from '@/wire/schemas/order-quote'
import type { InterestCheck } from '@/wire/schemas/finance'
import * as endpoints from '@/wire/endpoints/order'
import type {
  BigOrderWish,
  CancelBody,
  ConfirmPickUpBody,
  EditBody,
  OpenLevc,
  OrderActionBody,
  OrderPageQuery,
  PlaceBigOrder,
  PlaceSmallOrder,
  RefundBody,
  SmallOrderWish,
} from '@/wire/schemas/order-calls'
import { OrderType } from '@/wire/enums/order'
import type { Page } from '@/wire/schemas/page'
import { checkSameId } from '@/domain/same-id'
import { staticUrl } from '../environment'
import { call, type CallOptions, type KeyedCallOptions } from '../request/call'

/** A reply that was kept under its key by a server of before has no side picture. */
type Pictured = Pick<OrderListItem, 'carPoster'> & Partial<Pick<OrderListItem, 'sidePicture'>>

const withPosters = <Order extends Pictured>(order: Order) => ({
  ...order,
  carPoster: staticUrl(order.carPoster),
  sidePicture: staticUrl(order.sidePicture ?? order.carPoster),
})

const withPictures = (order: OrderDetail): OrderDetail => {
  const { storeInfo, contractPreviewUrl, drivingLicenseUrl } = order
  const { salesSpecialistAvatar: saleAvatar, deliveryerUrl: deliveryAvatar } = storeInfo
  return withPosters({
    ...order,
    contractPreviewUrl: contractPreviewUrl && staticUrl(contractPreviewUrl),
    drivingLicenseUrl: drivingLicenseUrl && staticUrl(drivingLicenseUrl),
    orderFileVOList: order.orderFileVOList.map((file) => ({ ...file, udmpFileUrl: staticUrl(file.udmpFileUrl) })),
    storeInfo: {
      ...storeInfo,
      salesSpecialistAvatar: saleAvatar && staticUrl(saleAvatar),
      deliveryerUrl: deliveryAvatar && staticUrl(deliveryAvatar),
    },
  })
}

/**
 * Reads one order.
 *
 * @throws Error "Unexpected data" when the reply speaks of another order (docs/rules/order-status.md); ApiError as `call`.
 */
export const fetchOrder = async (id: string, options?: CallOptions): Promise<OrderDetail> =>
  withPictures(checkSameId(id, await call(endpoints.detail, { id }, options)))

/** Reads a page of the shopper's orders; the order type defaults to 1. */
export const fetchOrderPage = async (query: OrderPageQuery, options?: CallOptions): Promise<Page<OrderListItem>> => {
  const page = await call(endpoints.page, { orderType: OrderType.small, ...query }, options)
  return { ...page, records: page.records.map(withPosters) }
}

/** The newest of what has happened to the shopper's orders and was not read, by its id; null when all was read. */
export const fetchOrderNews = async (options?: CallOptions): Promise<string | null> =>
  (await call(endpoints.lopUpdate, {}, options)).newest

/** Says that the news were read up to this one (extension). */
export const markOrderNewsAsRead = (newest: string, options?: CallOptions): Promise<null> =>
  call(endpoints.lopRead, { newest }, options)

/** Whether own cars may tell where they are, and whether there is one that could. */
export const fetchOpenLevc = (options?: CallOptions): Promise<OpenLevc> => call(endpoints.openLevc, {}, options)

/** Lets own cars tell where they are, or no longer (extension). */
export const updateOpenLevc = (openLevc: boolean, options?: CallOptions): Promise<OpenLevc> =>
  call(endpoints.openLevcUpdate, { openLevc }, options)

/**
 * Says that the planned hour of the pick-up suits (extension).
 *
 * @throws ApiError as `call`: pickUpMoved when another hour is planned by now.
 */
export const confirmPickUp = async (body: ConfirmPickUpBody, options?: CallOptions): Promise<OrderDetail> =>
  withPictures(checkSameId(body.id, await call(endpoints.confirmPickUp, body, options)))

/** Places a small-deposit order (extension). */
export const placeSmallOrder = async (order: PlaceSmallOrder, options: KeyedCallOptions): Promise<OrderDetail> =>
  withPictures(await call(endpoints.placeSmall, order, options))

/** Places a big-deposit order (extension). */
export const placeBigOrder = async (order: PlaceBigOrder, options: KeyedCallOptions): Promise<OrderDetail> =>
  withPictures(await call(endpoints.placeBig, order, options))

/** Changes the parts of an unlocked order that its scope names (extension). Throws as `fetchOrder`. */
export const editOrder = async (body: EditBody, options: KeyedCallOptions): Promise<OrderDetail> =>
  withPictures(checkSameId(body.id, await call(endpoints.edit, body, options)))

/** Asks for the deposit back. Throws as `fetchOrder`. */
export const refundOrder = async (body: RefundBody, options: KeyedCallOptions): Promise<OrderDetail> =>
  withPictures(checkSameId(body.id, await call(endpoints.refund, body, options)))

/** Cancels an unpaid order. Throws as `fetchOrder`. */
export const cancelOrder = async (body: CancelBody, options: KeyedCallOptions): Promise<OrderDetail> =>
  withPictures(checkSameId(body.id, await call(endpoints.cancel, body, options)))

/** Takes a finished order off the list. Throws as `fetchOrder`. */
export const deleteOrder = async (body: OrderActionBody, options: KeyedCallOptions): Promise<{ id: string }> =>
  checkSameId(body.id, await call(endpoints.deleted, body, options))

/** Locks a big order for production. Throws as `fetchOrder`. */
export const lockOrder = async (body: OrderActionBody, options: KeyedCallOptions): Promise<OrderDetail> =>
  withPictures(checkSameId(body.id, await call(endpoints.lock, body, options)))

/** What a small order would come to, and which coupons could be used on it (extension). Throws as `call`. */
export const quoteSmallOrder = (wish: SmallOrderWish, options?: CallOptions): Promise<SmallOrderQuote> =>
  call(endpoints.quoteSmall, wish, options)

/** What a big order would come to, and which coupons could be used on it (extension). Throws as `call`. */
export const quoteBigOrder = (wish: BigOrderWish, options?: CallOptions): Promise<BigOrderQuote> =>
  call(endpoints.quoteBig, wish, options)

/** Checks which rights come with a version. */
export const verifyInterest = (pnoTwelve: string, options?: CallOptions): Promise<InterestCheck> =>
  call(endpoints.verifyInterest, { pnoTwelve }, options)
