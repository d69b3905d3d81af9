import { Type } from 'typebox'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { FinanceStatus, PaymentPlan } from '@/wire/enums/finance'
import {
  BigOrderAction,
  ContractAction,
  ContractStatus,
  DeliveryAction,
  DeliveryDocumentType,
  EditScope,
  FinanceAction,
  OrderAction,
  OrderScope,
  OrderStatus,
  OrderType,
  OrderTypeFilter,
  SmallOrderAction,
} from '@/wire/enums/order'
import { PayStatus } from '@/wire/enums/payment'
import { nullable, pageOf, pageQuery, valueOf } from '../../http/schemas'
import { MAX_REASON_LENGTH } from './changing/shopper-reason'

const MAX_ID_LENGTH = 64
const MAX_AGREEMENTS = 20
const MAX_NAME_LENGTH = 60
/** More than any version offers. */
const MAX_OPTIONS = 64

const text = Type.String()
const textOrNull = nullable(text)
const fen = Type.Integer()
const degreesOrNull = nullable(Type.Number())

/** An id as clients send it: any short text, since an unknown one is simply not found. */
export const idText = Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH })
/** Why an order is given back: fixed reasons and own words. */
export const reasonText = Type.String({ maxLength: MAX_REASON_LENGTH })

export const orderIdQuery = Type.Object({ id: idText })

export const orderPageQuery = Type.Object({
  ...pageQuery,
  orderType: Type.Optional(valueOf(OrderTypeFilter)),
  scope: Type.Optional(valueOf(OrderScope)),
})

const offer = {
  modelId: idText,
  marketPostId: idText,
  expectedAmountFen: Type.Integer({ minimum: 1 }),
  agreements: Type.Array(Type.Object({ id: Type.Integer(), version: Type.Integer() }), { maxItems: MAX_AGREEMENTS }),
}

export const placeSmallBody = Type.Object({ ...offer, cityCode: idText, storeId: idText })

const places = Type.Object({ storeId: idText, cityCode: idText, deliverCityCode: idText })
const owner = Type.Object({
  purchaseType: valueOf(BuyerType),
  subjectName: Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
  cerType: Type.Optional(valueOf(IdDocumentType)),
  cerNo: Type.Optional(idText),
  enterpriseTaxNo: Type.Optional(idText),
})
const car = Type.Object({
  pnoTwelve: idText,
  attributeNos: Type.Array(idText, { maxItems: MAX_OPTIONS, uniqueItems: true }),
  expectedTotalFen: Type.Integer({ minimum: 1 }),
})

export const placeBigBody = Type.Object({
  ...offer,
  linkSmallOrderId: Type.Optional(idText),
  purchaseSchemeType: valueOf(PaymentPlan),
  places,
  owner,
  car,
})

const action = { id: idText, orderType: valueOf(OrderType) }

export const orderActionBody = Type.Object(action)
export const editBody = Type.Object({
  ...action,
  scope: valueOf(EditScope),
  places: Type.Optional(places),
  purchaseSchemeType: Type.Optional(valueOf(PaymentPlan)),
  owner: Type.Optional(owner),
  car: Type.Optional(car),
})
export const confirmPickUpBody = Type.Object({ ...action, deliveryTime: Type.String({ maxLength: MAX_ID_LENGTH }) })
export const cancelBody = Type.Object({ ...action, reason: Type.Optional(reasonText) })
export const refundBody = Type.Object({ ...action, payNo: idText, refundReasons: reasonText })

/** Anything that `nextActions` may hold. */
export const nextAction = valueOf({
  ...OrderAction,
  ...SmallOrderAction,
  ...BigOrderAction,
  ...ContractAction,
  ...FinanceAction,
  ...DeliveryAction,
})

/** One chosen option. */
export const attribute = Type.Object({ attributeType: text, displayName: text, attributeName: text, attributeNo: text })
const versionInfo = Type.Object({ displayName: text, attributeName: text, salePrice: fen, price: fen, pnoTwelve: text })

const listItem = {
  id: text,
  orderNo: text,
  orderType: valueOf(OrderType),
  orderStatus: valueOf(OrderStatus),
  statusCode: valueOf(OrderStatus),
  statusName: text,
  payStatus: valueOf(PayStatus),
  payNo: textOrNull,
  createTime: text,
  expirationTime: textOrNull,
  modelId: text,
  modelName: text,
  modelSellName: text,
  carPoster: text,
  versionInfo: nullable(versionInfo),
  attributeInfoList: Type.Array(attribute),
  orderAmount: fen,
  actualPayAmount: fen,
  paymentAmount: fen,
  nextActions: Type.Array(nextAction),
}

const storeInfo = Type.Object({
  storeId: textOrNull,
  storeName: text,
  dcName: textOrNull,
  dcCycle: textOrNull,
  expectedDeliveryerTime: textOrNull,
  saleExpert: textOrNull,
  salesSpecialistMobile: textOrNull,
  salesSpecialistAvatar: textOrNull,
  dealerCategory: textOrNull,
  deliveryerName: textOrNull,
  deliveryerMobile: textOrNull,
  deliveryerUrl: textOrNull,
  locationX: degreesOrNull,
  locationY: degreesOrNull,
  shopAddress: textOrNull,
  dcLocationX: degreesOrNull,
  dcLocationY: degreesOrNull,
  dcShopAddress: textOrNull,
  putCardProvinceName: textOrNull,
  putCardCityName: textOrNull,
  deliverProvinceCode: textOrNull,
  deliverProvinceName: textOrNull,
  deliverCityCode: textOrNull,
  deliverCityName: textOrNull,
  testReportStatus: nullable(Type.Number()),
})

const discount = Type.Object({ discountName: text, discountAmount: fen })
const file = Type.Object({ fileType: valueOf(DeliveryDocumentType), udmpFileUrl: text, title: text })
const financialOrder = Type.Object({ status: valueOf(FinanceStatus), financialOrderId: text })
export const milestone = Type.Object({ title: text, note: text, time: text })

export const orderDetailReply = Type.Object({
  ...listItem,
  orderCode: text,
  statusMessage: text,
  highLightStatusMessage: textOrNull,
  finalPaymentStatus: nullable(Type.Number()),
  paySuccessTime: textOrNull,
  lockOrderExpirationTime: textOrNull,
  refundApplyTime: textOrNull,
  lockOrder: Type.Boolean(),
  linkBigOrder: Type.Boolean(),
  modelTotalPrice: fen,
  saleTotalPrice: fen,
  depositAmount: fen,
  balanceAmount: fen,
  balancePaidAmount: fen,
  financialBalanceAmount: fen,
  linkSmallOrderAmount: fen,
  purchaseType: valueOf(BuyerType),
  purchaseSchemeType: nullable(valueOf(PaymentPlan)),
  subjectName: textOrNull,
  userMobile: text,
  ownerMobile: text,
  provinceCode: textOrNull,
  cityCode: textOrNull,
  provinceName: textOrNull,
  cerType: nullable(valueOf(IdDocumentType)),
  cerNo: textOrNull,
  enterpriseTaxNo: textOrNull,
  refundReason: textOrNull,
  collectRights: Type.Array(text),
  vehicleLightList: Type.Array(text),
  interestCode: textOrNull,
  interestDiscountInfo: textOrNull,
  discountInfoVOList: Type.Array(discount),
  pnoEighteen: textOrNull,
  isUpdateOrder: Type.Boolean(),
  openLevc: Type.Boolean(),
  contractPreviewUrl: textOrNull,
  contractSignUrl: textOrNull,
  contractStatus: nullable(valueOf(ContractStatus)),
  drivingLicenseUrl: textOrNull,
  showUploadDrivingLicense: Type.Boolean(),
  cancelFinancialOrderFlag: Type.Boolean(),
  skipThirdFlag: Type.Boolean(),
  financialSolutions: textOrNull,
  financialOrderVO: nullable(financialOrder),
  deliverStatusNow: nullable(Type.Object({ name: text })),
  orderFileVOList: Type.Array(file),
  storeInfo,
  milestones: Type.Array(milestone),
})

export const orderPageReply = pageOf(Type.Object(listItem))
export const deletedReply = Type.Object({ id: text })
