import { Type, type Static } from 'typebox'
import { BuyerType, IdDocumentType } from '../enums/buyer'
import { PaymentPlan } from '../enums/finance'
import { EditScope, OrderScope, OrderType, OrderTypeFilter } from '../enums/order'
import { SeenAgreement } from './agreement'
import { ConfigurationChoice } from './configuration'
import { PageQuery } from './page'
import { fenToPay, flag, idText, nameText, nullable, valueOf } from './parts'

const MAX_AGREEMENTS = 20
const MAX_NAME_LENGTH = 60
const MAX_TIME_LENGTH = 64
/** Longest text of a reason, fixed reasons included. */
const MAX_REASON_LENGTH = 400
/** More than anybody uses at once. */
const MAX_COUPONS = 20
/** More than any version offers. */
const MAX_OPTIONS = 64

const reasonText = (description: string) => Type.String({ maxLength: MAX_REASON_LENGTH, description })

export const OrderIdPayload = Type.Object({ id: idText('Id of the order') })
export type OrderIdPayload = Static<typeof OrderIdPayload>

export const OrderPageQuery = Type.Object({
  ...PageQuery.properties,
  orderType: Type.Optional(valueOf(OrderTypeFilter)),
  scope: Type.Optional(valueOf(OrderScope)),
})
export type OrderPageQuery = Static<typeof OrderPageQuery>

const offer = {
  modelId: idText(),
  marketPostId: idText('The deposit on sale'),
  agreements: Type.Array(SeenAgreement, { maxItems: MAX_AGREEMENTS }),
}

const couponIds = Type.Array(idText('Id of a coupon'), { maxItems: MAX_COUPONS, uniqueItems: true })

/** What a small-deposit order is placed with; the car is what the shopper has configured, which the order shows. */
export const PlaceSmallOrder = Type.Object({
  ...offer,
  expectedAmountFen: fenToPay('The price that the shopper saw, before coupons'),
  cityCode: idText(),
  storeId: idText(),
  car: Type.Optional(ConfigurationChoice),
  couponIds: Type.Optional(couponIds),
  expectedPaymentFen: Type.Optional(fenToPay('What the shopper saw due now; 409 when it is another amount')),
})
export type PlaceSmallOrder = Static<typeof PlaceSmallOrder>

/** Where a car is sold, licensed and handed over. */
export const PurchasePlaces = Type.Object({
  storeId: idText(),
  cityCode: idText('Where the car is licensed'),
  deliverCityCode: idText(),
})
export type PurchasePlaces = Static<typeof PurchasePlaces>

/** Who buys: a person with a document, or an enterprise with its tax number. */
export const PurchaseOwner = Type.Object({
  purchaseType: valueOf(BuyerType),
  subjectName: nameText(MAX_NAME_LENGTH),
  cerType: Type.Optional(valueOf(IdDocumentType, 'Of a person')),
  cerNo: Type.Optional(idText('Of a person')),
  enterpriseTaxNo: Type.Optional(idText('Of an enterprise')),
})
export type PurchaseOwner = Static<typeof PurchaseOwner>

/** The configured car. */
export const PurchaseCar = Type.Object({
  pnoTwelve: idText('Names the version'),
  attributeNos: Type.Array(idText(), {
    maxItems: MAX_OPTIONS,
    uniqueItems: true,
    description: 'What is in the car, standard equipment included',
  }),
  expectedTotalFen: fenToPay('The price that the shopper saw'),
})
export type PurchaseCar = Static<typeof PurchaseCar>

const expectedSaleTotalFen = Type.Optional(
  fenToPay('What the shopper saw that the car is sold for; 409 when it is another amount'),
)

/** What a big-deposit order is placed with. */
export const PlaceBigOrder = Type.Object({
  ...offer,
  expectedAmountFen: fenToPay('The whole deposit that the shopper saw, before the linked small order is deducted'),
  linkSmallOrderId: Type.Optional(idText('The small order of the same model that is deducted')),
  purchaseSchemeType: valueOf(PaymentPlan),
  places: PurchasePlaces,
  owner: PurchaseOwner,
  car: PurchaseCar,
  couponIds: Type.Optional(couponIds),
  expectedSaleTotalFen,
})
export type PlaceBigOrder = Static<typeof PlaceBigOrder>

const action = {
  id: idText('Every reply repeats it'),
  orderType: valueOf(OrderType),
}

/** A small order that is thought of: what it would come to. */
export const SmallOrderWish = Type.Object({
  modelId: idText(),
  marketPostId: idText('The deposit on sale'),
  storeId: Type.Optional(idText('Once the shop is chosen')),
  couponIds: Type.Optional({ ...couponIds, description: 'The chosen ones; the best ones without' }),
})
export type SmallOrderWish = Static<typeof SmallOrderWish>

/** A big order that is thought of: what it would come to. */
export const BigOrderWish = Type.Object({
  modelId: idText(),
  marketPostId: idText('The deposit on sale'),
  pnoTwelve: PurchaseCar.properties.pnoTwelve,
  attributeNos: PurchaseCar.properties.attributeNos,
  storeId: Type.Optional(idText('Once the shop is chosen')),
  linkSmallOrderId: PlaceBigOrder.properties.linkSmallOrderId,
  couponIds: Type.Optional({ ...couponIds, description: 'The chosen ones; the best ones without' }),
})
export type BigOrderWish = Static<typeof BigOrderWish>

/** What acts on one order. */
export const OrderActionBody = Type.Object(action)
export type OrderActionBody = Static<typeof OrderActionBody>

export const RefundBody = Type.Object({
  ...action,
  payNo: idText(),
  refundReasons: reasonText('Fixed reasons and the shopper’s own words, separated by semicolons'),
})
export type RefundBody = Static<typeof RefundBody>

export const CancelBody = Type.Object({
  ...action,
  reason: Type.Optional(reasonText('Extension: fixed reasons and the shopper’s own words, separated by semicolons')),
})
export type CancelBody = Static<typeof CancelBody>

/**
 * New parts of an unlocked order (edit scopes): the scope's part, or with "all" those that
 * change. What is left out stays.
 */
export const EditBody = Type.Object({
  ...action,
  scope: valueOf(EditScope),
  places: Type.Optional(PurchasePlaces),
  purchaseSchemeType: Type.Optional(valueOf(PaymentPlan)),
  owner: Type.Optional(PurchaseOwner),
  car: Type.Optional(PurchaseCar),
  expectedSaleTotalFen,
  agreements: Type.Optional({
    ...offer.agreements,
    description: 'With a new buyer: what an order is placed under, as it was shown (extension)',
  }),
})
export type EditBody = Static<typeof EditBody>

export const ConfirmPickUpBody = Type.Object({
  ...action,
  deliveryTime: Type.String({
    maxLength: MAX_TIME_LENGTH,
    description:
      'The planned hour that the shopper saw, wall time of Asia/Shanghai; 409 when another was planned meanwhile',
  }),
})
export type ConfirmPickUpBody = Static<typeof ConfirmPickUpBody>

const orderEventId = Type.String({ pattern: '^\\d{1,18}$', description: 'Id of something that happened to an order' })

export const OrderNews = Type.Object({
  updated: flag('Something has happened to the orders that was not read'),
  newest: nullable(orderEventId, 'unless something has'),
})
export type OrderNews = Static<typeof OrderNews>

/** The news were read up to this one, itself among them. */
export const ReadOrderNewsBody = Type.Object({ newest: orderEventId })

export const OpenLevc = Type.Object({
  openLevc: flag('The shopper lets own cars tell where they are'),
  hasVehicle: flag('A car of the shopper was handed over and could tell'),
})
export type OpenLevc = Static<typeof OpenLevc>

export const OpenLevcBody = Type.Object({ openLevc: flag() })
export type OpenLevcBody = Static<typeof OpenLevcBody>
