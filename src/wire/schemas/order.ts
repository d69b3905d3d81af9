import { Type, type Static } from 'typebox'
import { BuyerType, IdDocumentType } from '../enums/buyer'
import { FinanceStatus, PaymentPlan } from '../enums/finance'
import {
  BigOrderAction,
  ContractAction,
  ContractStatus,
  DeliveryAction,
  DeliveryDocumentType,
  FinanceAction,
  OrderAction,
  OrderStatus,
  OrderType,
  SmallOrderAction,
} from '../enums/order'
import { FinalPaymentStatus, PayStatus } from '../enums/payment'
import { pageOf } from './page'
import { degrees, fen, flag, nullable, text, texts, valueOf, wallTime } from './parts'

/** What the shopper may do next. */
export const NextActions = Type.Array(
  valueOf({
    ...OrderAction,
    ...SmallOrderAction,
    ...BigOrderAction,
    ...ContractAction,
    ...FinanceAction,
    ...DeliveryAction,
  }),
  { description: 'What the server lets the shopper do next; the page draws exactly these (extension)' },
)

/** One chosen option of an ordered car. */
export const OrderAttribute = Type.Object({
  attributeType: text('The group of options'),
  displayName: text(),
  attributeName: text(),
  attributeNo: text(),
})
export type OrderAttribute = Static<typeof OrderAttribute>

/** The ordered version. */
export const OrderVersionInfo = Type.Object({
  displayName: text(),
  attributeName: text(),
  salePrice: fen(),
  price: fen(),
  pnoTwelve: text('Names the version'),
})
export type OrderVersionInfo = Static<typeof OrderVersionInfo>

/** One file of an order. */
export const OrderFile = Type.Object({
  fileType: valueOf(DeliveryDocumentType),
  udmpFileUrl: text('The address of a private file expires'),
  title: text(),
})
export type OrderFile = Static<typeof OrderFile>

/** What is taken off the price of a car: by a small deposit that counts as more, by the rights of its version. */
export const OrderDiscount = Type.Object({ discountName: text(), discountAmount: fen() })

const placeText = (description?: string) => nullable(text(description))

/**
 * Shop, delivery centre and people of an order. The id and the codes are an extension, for who
 * wants to change the places; orders of early releases do not know them.
 */
export const OrderShopInfo = Type.Object({
  storeId: placeText('Extension'),
  storeName: text(),
  dcName: placeText('The delivery centre'),
  dcCycle: placeText('How long the delivery of the ordered version takes, as it was promised'),
  expectedDeliveryerTime: nullable(wallTime('When the car can be picked up'), 'until that is planned'),
  saleExpert: placeText(),
  salesSpecialistMobile: placeText(),
  salesSpecialistAvatar: placeText(),
  dealerCategory: placeText(),
  deliveryerName: placeText(),
  deliveryerMobile: placeText(),
  deliveryerUrl: placeText(),
  locationX: nullable(degrees('Longitude of the shop')),
  locationY: nullable(degrees('Latitude of the shop')),
  shopAddress: placeText(),
  dcLocationX: nullable(degrees('Longitude of the delivery centre')),
  dcLocationY: nullable(degrees('Latitude of the delivery centre')),
  dcShopAddress: placeText(),
  putCardProvinceName: placeText('Where the car is licensed'),
  putCardCityName: placeText('Where the car is licensed'),
  deliverProvinceCode: placeText('Extension'),
  deliverProvinceName: placeText(),
  deliverCityCode: placeText('Extension'),
  deliverCityName: placeText(),
  testReportStatus: nullable(Type.Number()),
})
export type OrderShopInfo = Static<typeof OrderShopInfo>

/** Something that happened to an order (extension). */
export const OrderMilestone = Type.Object({ title: text(), note: text(), time: wallTime() })
export type OrderMilestone = Static<typeof OrderMilestone>

const listItem = {
  id: text('Equals the id that was asked for, or the app shows "Unexpected data"'),
  orderNo: text(),
  orderType: valueOf(OrderType),
  orderStatus: valueOf(OrderStatus),
  statusCode: valueOf(OrderStatus),
  moneyStatus: valueOf(
    OrderStatus,
    'Extension: where its money is; of a small order that is closed into a big one, that one’s status, and while both go back its own payment’s; else its own',
  ),
  statusName: text(),
  payStatus: valueOf(PayStatus, 'Of the shown payment'),
  payNo: nullable(text('The payment that paid the order, else the newest'), 'before the first payment'),
  createTime: wallTime(),
  expirationTime: nullable(wallTime('Until when the order can be paid'), 'once it is paid or has ended'),
  modelId: text(),
  modelName: text(),
  modelSellName: text(),
  carPoster: text(),
  sidePicture: text('Extension: the car of carPoster from its side, where there is such a picture'),
  versionInfo: nullable(OrderVersionInfo, 'for an order without a configured car'),
  attributeInfoList: Type.Array(OrderAttribute),
  orderAmount: fen('The deposit; of a small one what coupons leave of it'),
  actualPayAmount: fen('What was paid'),
  linkSmallOrderAmount: fen('What the linked small order deducts'),
  grantedBackAmount: fen('Extension: what the office gives back of its deposit, which counts as paid all the same'),
  broughtBackAmount: fen(
    'Extension: while its deposit goes back or could not, what an application before has brought back of it; else 0',
  ),
  paymentAmount: fen('What is to be paid now'),
  nextActions: NextActions,
}

/** A row of "My orders": a subset of the order. */
export const OrderListItem = Type.Object(listItem)
export type OrderListItem = Static<typeof OrderListItem>

export const OrderPage = pageOf(OrderListItem)

const amounts = {
  modelTotalPrice: fen('The configured car, 0 without one'),
  saleTotalPrice: fen('What the configured car is sold for: without its discounts, 0 without one'),
  depositAmount: fen('Before coupons'),
  balanceAmount: fen('What is left of the balance'),
  balancePaidAmount: fen(),
  financialBalanceAmount: fen('What the lender pays, 0 without a running loan'),
}

const buyer = {
  purchaseType: valueOf(BuyerType),
  purchaseSchemeType: nullable(valueOf(PaymentPlan), 'for a small order'),
  subjectName: nullable(text('Name of the buyer'), 'for a small order'),
  userMobile: text(),
  ownerMobile: text(),
  provinceCode: nullable(text()),
  cityCode: nullable(text()),
  provinceName: nullable(text()),
  cerType: nullable(valueOf(IdDocumentType), 'unless a person buys'),
  cerNo: nullable(text('Masked'), 'unless a person buys'),
  enterpriseTaxNo: nullable(text('Masked'), 'unless an enterprise buys'),
}

const papers = {
  contractPreviewUrl: nullable(text('Expires'), 'unless the contract can be signed now'),
  contractSignUrl: nullable(text('Page of the app'), 'unless the contract can be signed now'),
  contractStatus: nullable(valueOf(ContractStatus), 'until the contract is generated'),
  drivingLicenseUrl: nullable(text('Front of the licence; expires'), 'for a small order, or until it is uploaded'),
  showUploadDrivingLicense: flag('The licence can be uploaded now'),
  orderFileVOList: Type.Array(OrderFile),
}

const loan = {
  cancelFinancialOrderFlag: flag('The application can be taken back now'),
  skipThirdFlag: flag('The application is made here: no lender’s own page is opened'),
  financialSolutions: nullable(text('The loan in a few words'), 'without a running loan'),
  financialOrderVO: nullable(
    Type.Object({ status: valueOf(FinanceStatus), financialOrderId: text() }),
    'without an application for finance',
  ),
}

/** An order as the server tells it; `nextActions` and `milestones` are extensions. */
export const OrderDetail = Type.Object({
  ...listItem,
  ...amounts,
  ...buyer,
  ...papers,
  ...loan,
  orderCode: text(),
  statusMessage: text(),
  highLightStatusMessage: nullable(text(), 'when nothing stands out'),
  finalPaymentStatus: nullable(
    valueOf(FinalPaymentStatus, 'How much of the balance is paid'),
    'until the balance is due',
  ),
  paySuccessTime: nullable(wallTime(), 'until the deposit is paid'),
  lockOrderExpirationTime: nullable(wallTime('Until when the order can be locked'), 'when it cannot'),
  refundApplyTime: nullable(wallTime(), 'until a refund is applied for'),
  lockOrder: flag('The order is locked'),
  linkBigOrder: flag('A big order deducts this small one'),
  refundReason: nullable(text(), 'unless the shopper told one'),
  collectRights: texts('Rights that come with the deposit'),
  vehicleLightList: texts('What sets the version apart, in a few words each'),
  interestCode: nullable(text(), 'without rights of the version'),
  interestDiscountInfo: nullable(text(), 'without rights of the version'),
  discountInfoVOList: Type.Array(OrderDiscount),
  otherWheels: nullable(text('Extension: the wheels that carPoster shows'), 'unless the car has others'),
  pnoEighteen: nullable(text('What the factory knows the car by'), 'for an order without a configured car'),
  isUpdateOrder: flag('The order can be edited'),
  openLevc: flag(),
  deliverStatusNow: nullable(Type.Object({ name: text() })),
  storeInfo: OrderShopInfo,
  milestones: Type.Array(OrderMilestone, { description: 'The newest first' }),
})
export type OrderDetail = Static<typeof OrderDetail>
