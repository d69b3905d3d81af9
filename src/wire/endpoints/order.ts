import { get, post, type NoPayload } from '../endpoint'
import type { OrderDetail, OrderListItem } from '../schemas/order'
import type { InterestCheck } from '../schemas/vehicle'
import type { BuyerType, IdDocumentType } from '../enums/buyer'
import type { PaymentPlan } from '../enums/finance'
import type { EditScope, OrderScope, OrderType, OrderTypeFilter } from '../enums/order'
import type { Page, PageQuery } from '../envelope'

export interface OrderPageQuery extends PageQuery {
  orderType?: OrderTypeFilter
  scope?: OrderScope
}

/** What a small-deposit order is placed with. `expectedAmountFen` is the price the shopper saw. */
export interface PlaceSmallOrder {
  modelId: string
  marketPostId: string
  expectedAmountFen: number
  cityCode: string
  storeId: string
  agreements: { id: number; version: number }[]
}

/** Where a car is sold, licensed (`cityCode`) and handed over. */
export interface PurchasePlaces {
  storeId: string
  cityCode: string
  deliverCityCode: string
}

/** Who buys: a person with a document, or an enterprise with its tax number (specification section 3). */
export interface PurchaseOwner {
  purchaseType: BuyerType
  subjectName: string
  cerType?: IdDocumentType
  cerNo?: string
  enterpriseTaxNo?: string
}

/** The configured car, standard equipment included. `expectedTotalFen` is the price that the shopper saw. */
export interface PurchaseCar {
  pnoTwelve: string
  attributeNos: string[]
  expectedTotalFen: number
}

/**
 * What a big-deposit order is placed with. `expectedAmountFen` is the whole deposit; the small order of the same model,
 * if one is linked, is deducted from it.
 */
export interface PlaceBigOrder {
  modelId: string
  marketPostId: string
  expectedAmountFen: number
  linkSmallOrderId?: string
  purchaseSchemeType: PaymentPlan
  places: PurchasePlaces
  owner: PurchaseOwner
  car: PurchaseCar
  agreements: { id: number; version: number }[]
}

/** What acts on one order: every reply repeats the id it was asked for (specification section 5). */
export interface OrderActionBody {
  id: string
  orderType: OrderType
}

export interface RefundBody extends OrderActionBody {
  payNo: string
  refundReasons: string
}

/** `reason` is an extension: one of the fixed reasons, or the shopper's own words. */
export interface CancelBody extends OrderActionBody {
  reason?: string
}

/**
 * New parts of an unlocked order (specification section 3, edit scopes): the scope's part, or with "all" those that
 * change. What is left out stays.
 */
export interface EditBody extends OrderActionBody {
  scope: EditScope
  places?: PurchasePlaces
  purchaseSchemeType?: PaymentPlan
  owner?: PurchaseOwner
  car?: PurchaseCar
}

/** The hour that the shopper saw: another one, planned meanwhile, is not confirmed unseen. */
export interface ConfirmPickUpBody extends OrderActionBody {
  deliveryTime: string
}

export const detail = get<{ id: string }, OrderDetail>('/app/order/detail', { access: 'login' })
export const page = get<OrderPageQuery, Page<OrderListItem>>('/app/order/page', { access: 'login' })
export const placeSmall = post<PlaceSmallOrder, OrderDetail>('/app/order/placeSmall', {
  access: 'login',
  idempotent: true,
  extension: true,
})
export const placeBig = post<PlaceBigOrder, OrderDetail>('/app/order/placeBig', {
  access: 'login',
  idempotent: true,
  extension: true,
})
/** Changes an order until it is locked. */
export const edit = post<EditBody, OrderDetail>('/app/order/edit', {
  access: 'login',
  idempotent: true,
  extension: true,
})
export const refund = post<RefundBody, OrderDetail>('/app/payOrder/refund', { access: 'login', idempotent: true })
export const cancel = post<CancelBody, OrderDetail>('/app/payOrder/cancel', { access: 'login', idempotent: true })
export const deleted = post<OrderActionBody, { id: string }>('/app/payOrder/deleted', {
  access: 'login',
  idempotent: true,
})
export const lock = post<OrderActionBody, OrderDetail>('/app/payOrder/lock', { access: 'login', idempotent: true })
/** Says that the shopper comes at the planned hour; saying it again changes nothing. */
export const confirmPickUp = post<ConfirmPickUpBody, OrderDetail>('/app/order/confirmPickUp', {
  access: 'login',
  extension: true,
})
export const lopUpdate = get<NoPayload, { updated: boolean }>('/app/order/read/lop/update', { access: 'login' })
export const openLevc = get<NoPayload, { openLevc: boolean }>('/app/order/openLevc', { access: 'login' })
export const verifyInterest = get<{ pnoTwelve: string }, InterestCheck>('/app/order/verifyInterestByPnoTwelve/v2', {
  access: 'login',
})
