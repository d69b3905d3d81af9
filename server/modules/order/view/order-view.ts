import type { OrderDetail, OrderListItem } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import { PayStatus } from '@/wire/enums/payment'
import { sumFen } from '@/domain/money/money'
import { orderStatusRow } from '@/domain/order/order-status'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { weeksText } from '@/domain/vehicle/weeks-text'
import { timeText } from '../../../http/time-text'
import { amountDueFen, leftToPayFen } from '@/domain/payment/amount-due'
import { extrasView, type OrderExtras } from './extras-view'
import { loanView } from './loan-view'
import { moneyStatus } from './money-status'
import { milestoneOf } from '../../order-record/history/milestone-texts'
import type { OrderEvent } from '../../order-record/history/read-events'
import { actionsAt } from '../../order-record/life/order-actions'
import { carLooks, shownCar, type OrderRow } from '../../order-record/row/order-row'
import { arrivalText, pickUpText } from './pick-up-texts'
import { purchaseView } from './purchase-view'
import { reasonText } from './reason-text'
import { statusMessage } from './status-messages'

/** The payment that an order shows: one whose money counts, else one whose money came, else the newest. */
export interface ShownPayment {
  payNo: string
  status: PayStatus
  /** Of all the order's payments: transfers on their way. */
  announcedFen: number
  /** Of those that its deposit consists of: what the office gives back. */
  grantedFen: number
  /** Of a deposit that did not go back whole: what an earlier application brought. */
  broughtFen: number
  /** Of a small order that a big one took over: how far its money is on its way back. */
  backStatus: OrderStatus | null
}

/** An order with all that its page shows; events newest first. */
export interface OrderWithHistory {
  order: OrderRow
  payment: ShownPayment | null
  events: readonly OrderEvent[]
  extras: OrderExtras
}

/** The price of the deposit; coupons have lowered what is paid of a small one. */
const depositFen = ({ car, amountFen, discounts }: OrderRow): number =>
  car === null ? amountFen + sumFen(discounts.map((discount) => discount.amountFen)) : amountFen

/** Transfers on their way, in fen. */
const announcedOf = (payment: ShownPayment | null): number => payment?.announcedFen ?? 0

const isUnpaid = (order: OrderRow): boolean => order.status === OrderStatus.pendingPayment

const isToPickUp = ({ status }: OrderRow): boolean => status === OrderStatus.pendingDelivery

const messageText = (order: OrderRow, payment: ShownPayment | null): string =>
  (isToPickUp(order) ? arrivalText(order) : null) ?? statusMessage(order, payment).message

const highlight = (order: OrderRow, payment: ShownPayment | null): string | null => {
  if (isToPickUp(order)) return pickUpText(order)
  const { deadline } = statusMessage(order, payment)
  const endsAt = isUnpaid(order) ? order.expiresAt : order.lockExpiresAt
  return deadline === undefined || endsAt === null ? null : deadline(formatShanghai(endsAt.getTime()))
}

const deliveryCycle = ({ car }: OrderRow): string | null =>
  car?.deliveryWeeks ? weeksText(car.deliveryWeeks.from, car.deliveryWeeks.to) : null

/** A row of "My orders". */
export const orderListItem = (order: OrderRow, payment: ShownPayment | null, now: Date): OrderListItem => ({
  id: order.id,
  orderNo: order.orderNo,
  orderType: order.orderType,
  orderStatus: order.status,
  statusCode: order.status,
  moneyStatus: moneyStatus(order, payment),
  statusName: orderStatusRow(order.orderType, order.status).label,
  payStatus: payment?.status ?? PayStatus.created,
  payNo: payment?.payNo ?? null,
  createTime: formatShanghai(order.createdAt.getTime()),
  expirationTime: isUnpaid(order) ? timeText(order.expiresAt) : null,
  modelId: order.modelId,
  modelName: order.model.modelName,
  modelSellName: order.model.modelSellName,
  ...carLooks(order),
  sidePicture: order.sidePicture ?? carLooks(order).carPoster,
  versionInfo: shownCar(order)?.version ?? null,
  orderAmount: order.amountFen,
  actualPayAmount: order.paidFen,
  linkSmallOrderAmount: order.linkedFen,
  grantedBackAmount: payment?.grantedFen ?? 0,
  broughtBackAmount: payment?.broughtFen ?? 0,
  paymentAmount:
    order.status === OrderStatus.pendingDisbursement ? 0 : leftToPayFen(amountDueFen(order), announcedOf(payment)),
  nextActions: actionsAt(order, now, announcedOf(payment)),
})

/** An order as its page shows it; amounts in fen, times in Shanghai wall time. */
export const orderDetail = ({ order, payment, events, extras }: OrderWithHistory, now: Date): OrderDetail => ({
  ...purchaseView(order, actionsAt(order, now)),
  ...extrasView(order, extras, actionsAt(order, now)),
  ...loanView(order, actionsAt(order, now)),
  ...orderListItem(order, payment, now),
  orderCode: order.orderNo,
  statusMessage: messageText(order, payment),
  highLightStatusMessage: highlight(order, payment),
  paySuccessTime: timeText(order.paidAt),
  refundApplyTime: timeText(order.refundAppliedAt),
  depositAmount: depositFen(order),
  userMobile: order.userMobile,
  ownerMobile: order.userMobile,
  provinceCode: order.place.provinceCode,
  cityCode: order.place.cityCode,
  provinceName: order.place.provinceName,
  refundReason: order.reason === null ? null : reasonText(order.reason),
  collectRights: order.model.rights,
  storeInfo: { ...order.place.store, dcCycle: deliveryCycle(order) },
  milestones: events.map((event) => milestoneOf(event, order.orderType)),
})
