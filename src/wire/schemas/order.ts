import type { BuyerType, IdDocumentType } from '../enums/buyer'
import type { FinanceStatus, PaymentPlan } from '../enums/finance'
import type { ContractStatus, DeliveryDocumentType, NextAction, OrderStatus, OrderType } from '../enums/order'
import type { PayStatus } from '../enums/payment'

/** One chosen option of an ordered car. */
export interface OrderAttribute {
  attributeType: string
  displayName: string
  attributeName: string
  attributeNo: string
}

/** The ordered version; prices in fen. */
export interface OrderVersionInfo {
  displayName: string
  attributeName: string
  salePrice: number
  price: number
  pnoTwelve: string
}

/** One file of an order; the address of a private file expires. */
export interface OrderFile {
  fileType: DeliveryDocumentType
  udmpFileUrl: string
  title: string
}

/** A discount taken off an order, in fen. */
export interface OrderDiscount {
  discountName: string
  discountAmount: number
}

/**
 * Shop, delivery centre and people of an order (specification section 3); coordinates are GCJ-02 degrees. The id and the
 * codes are an extension, for who wants to change the places; orders of early releases do not know them.
 */
export interface OrderShopInfo {
  storeId: string | null
  storeName: string
  dcName: string | null
  dcCycle: string | null
  expectedDeliveryerTime: string | null
  saleExpert: string | null
  salesSpecialistMobile: string | null
  salesSpecialistAvatar: string | null
  dealerCategory: string | null
  deliveryerName: string | null
  deliveryerMobile: string | null
  deliveryerUrl: string | null
  locationX: number | null
  locationY: number | null
  shopAddress: string | null
  dcLocationX: number | null
  dcLocationY: number | null
  dcShopAddress: string | null
  putCardProvinceName: string | null
  putCardCityName: string | null
  deliverProvinceCode: string | null
  deliverProvinceName: string | null
  deliverCityCode: string | null
  deliverCityName: string | null
  testReportStatus: number | null
}

/** Something that happened to an order, newest first (extension). */
export interface OrderMilestone {
  title: string
  note: string
  time: string
}

/**
 * An order as the server tells it (specification section 3). All amounts are integer fen; all times are Asia/Shanghai
 * wall time `YYYY-MM-DD HH:mm:ss`. `id` equals the requested id, or the app raises "Unexpected data" (section 5).
 * `nextActions` and `milestones` are extensions.
 */
export interface OrderDetail {
  id: string
  orderNo: string
  orderType: OrderType
  orderCode: string
  orderStatus: OrderStatus
  payStatus: PayStatus
  statusCode: OrderStatus
  statusName: string
  statusMessage: string
  highLightStatusMessage: string | null
  finalPaymentStatus: number | null

  createTime: string
  paySuccessTime: string | null
  expirationTime: string | null
  lockOrderExpirationTime: string | null
  refundApplyTime: string | null

  lockOrder: boolean
  linkBigOrder: boolean

  modelName: string
  modelSellName: string
  modelId: string
  carPoster: string

  modelTotalPrice: number
  saleTotalPrice: number
  orderAmount: number
  actualPayAmount: number
  depositAmount: number
  balanceAmount: number
  paymentAmount: number
  balancePaidAmount: number
  financialBalanceAmount: number
  linkSmallOrderAmount: number

  purchaseType: BuyerType
  purchaseSchemeType: PaymentPlan | null
  subjectName: string | null

  userMobile: string
  ownerMobile: string
  provinceCode: string | null
  cityCode: string | null
  provinceName: string | null

  cerType: IdDocumentType | null
  cerNo: string | null
  enterpriseTaxNo: string | null

  payNo: string | null
  refundReason: string | null
  collectRights: string[]
  attributeInfoList: OrderAttribute[]
  versionInfo: OrderVersionInfo | null
  vehicleLightList: string[]
  interestCode: string | null
  interestDiscountInfo: string | null
  discountInfoVOList: OrderDiscount[]
  pnoEighteen: string | null
  isUpdateOrder: boolean
  openLevc: boolean

  contractPreviewUrl: string | null
  contractSignUrl: string | null
  contractStatus: ContractStatus | null
  drivingLicenseUrl: string | null
  showUploadDrivingLicense: boolean

  cancelFinancialOrderFlag: boolean
  skipThirdFlag: boolean
  financialSolutions: string | null
  financialOrderVO: { status: FinanceStatus; financialOrderId: string } | null

  deliverStatusNow: { name: string } | null
  orderFileVOList: OrderFile[]
  storeInfo: OrderShopInfo

  nextActions: NextAction[]
  milestones: OrderMilestone[]
}

/** A row of "My orders": a subset of the order (specification section 3). */
export type OrderListItem = Pick<
  OrderDetail,
  | 'id'
  | 'orderNo'
  | 'orderType'
  | 'orderStatus'
  | 'statusCode'
  | 'statusName'
  | 'payStatus'
  | 'payNo'
  | 'createTime'
  | 'expirationTime'
  | 'modelId'
  | 'modelName'
  | 'modelSellName'
  | 'carPoster'
  | 'versionInfo'
  | 'attributeInfoList'
  | 'orderAmount'
  | 'actualPayAmount'
  | 'paymentAmount'
  | 'nextActions'
>
