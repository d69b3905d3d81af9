import type { OrderDetail, OrderListItem, OrderMilestone } from '@/contract/entities/order'
import { BuyerType } from '@/contract/enums/buyer'
import { OrderAction, OrderStatus, type NextAction } from '@/contract/enums/order'
import { PayStatus } from '@/contract/enums/payment'
import { orderStatusRow } from '@/domain/order-status'
import { formatShanghai } from '@/domain/shanghai-time'
import { milestoneTexts } from './milestone-texts'
import type { OrderEventKind } from './order-event'
import type { OrderRow } from './order-row'
import { statusMessage } from './status-messages'
import { nextActions } from './transitions'

/** The payment that an order shows: the one that paid it, else the newest. */
export interface ShownPayment {
  payNo: string
  status: PayStatus
}

/** Something that happened to the order. */
export interface OrderEvent {
  kind: OrderEventKind
  at: Date
}

/** An order with all that its page shows; events newest first. */
export interface OrderWithHistory {
  order: OrderRow
  payment: ShownPayment | null
  events: readonly OrderEvent[]
}

const timeText = (date: Date | null): string | null => (date === null ? null : formatShanghai(date.getTime()))

const isUnpaid = (order: OrderRow): boolean => order.status === OrderStatus.pendingPayment

/** The actions of an order at an instant: one whose deadline has passed cannot be paid, even before it is closed. */
export const actionsAt = (order: OrderRow, now: Date): NextAction[] =>
  nextActions(order.orderType, order.status).filter((action) => action !== OrderAction.pay || now < order.expiresAt)

const milestone = ({ kind, at }: OrderEvent): OrderMilestone => ({
  ...milestoneTexts[kind],
  time: formatShanghai(at.getTime()),
})

const highlight = (order: OrderRow): string | null => {
  const { deadlinePrefix } = statusMessage(order.orderType, order.status)
  return deadlinePrefix === undefined ? null : `${deadlinePrefix} ${formatShanghai(order.expiresAt.getTime())}`
}

/** A row of "My orders" (specification section 3). */
export const orderListItem = (order: OrderRow, payment: ShownPayment | null, now: Date): OrderListItem => ({
  id: order.id,
  orderNo: order.orderNo,
  orderType: order.orderType,
  orderStatus: order.status,
  statusCode: order.status,
  statusName: orderStatusRow(order.orderType, order.status).label,
  payStatus: payment?.status ?? PayStatus.created,
  payNo: payment?.payNo ?? null,
  createTime: formatShanghai(order.createdAt.getTime()),
  expirationTime: isUnpaid(order) ? timeText(order.expiresAt) : null,
  modelId: order.modelId,
  modelName: order.model.modelName,
  modelSellName: order.model.modelSellName,
  carPoster: order.model.carPoster,
  orderAmount: order.amountFen,
  actualPayAmount: order.paidFen,
  paymentAmount: isUnpaid(order) ? order.amountFen : 0,
  nextActions: actionsAt(order, now),
})

/** What only an order for a configured car has. */
const WITHOUT_CAR = {
  finalPaymentStatus: null,
  lockOrderExpirationTime: null,
  lockOrder: false,
  linkBigOrder: false,
  modelTotalPrice: 0,
  saleTotalPrice: 0,
  balanceAmount: 0,
  balancePaidAmount: 0,
  financialBalanceAmount: 0,
  linkSmallOrderAmount: 0,
  purchaseType: BuyerType.personal,
  purchaseSchemeType: null,
  subjectName: null,
  cerType: null,
  cerNo: null,
  enterpriseTaxNo: null,
  versionInfo: null,
  interestCode: null,
  interestDiscountInfo: null,
  pnoEighteen: null,
  isUpdateOrder: false,
  openLevc: false,
  contractPreviewUrl: null,
  contractSignUrl: null,
  contractStatus: null,
  drivingLicenseUrl: null,
  showUploadDrivingLicense: false,
  cancelFinancialOrderFlag: false,
  skipThirdFlag: false,
  financialSolutions: null,
  financialOrderVO: null,
  deliverStatusNow: null,
} as const satisfies Partial<OrderDetail>

/** An order as its page shows it (specification section 3); amounts in fen, times in Shanghai wall time. */
export const orderDetail = ({ order, payment, events }: OrderWithHistory, now: Date): OrderDetail => ({
  ...WITHOUT_CAR,
  ...orderListItem(order, payment, now),
  orderCode: order.orderNo,
  statusMessage: statusMessage(order.orderType, order.status).message,
  highLightStatusMessage: highlight(order),
  paySuccessTime: timeText(order.paidAt),
  refundApplyTime: timeText(order.refundAppliedAt),
  depositAmount: order.amountFen,
  userMobile: order.userMobile,
  ownerMobile: order.userMobile,
  provinceCode: order.place.provinceCode,
  cityCode: order.place.cityCode,
  provinceName: order.place.provinceName,
  refundReason: order.reason,
  collectRights: order.model.rights,
  attributeInfoList: [],
  vehicleLightList: [],
  discountInfoVOList: [],
  orderFileVOList: [],
  storeInfo: order.place.store,
  milestones: events.map(milestone),
})
