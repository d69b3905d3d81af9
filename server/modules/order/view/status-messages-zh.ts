import { OrderStatus } from '@/wire/enums/order'
import { zh as loan } from '@/domain/finance/loan-texts-zh'
import type { OrderMessages } from './status-messages'

const smallOrder: OrderMessages['smallOrder'] = {
  [OrderStatus.pendingPayment]: {
    message: '请尽快支付，为您保留名额；未支付不会扣款。',
    deadline: (time) => `请于 ${time} 前支付`,
  },
  [OrderStatus.paid]: { message: '名额已为您保留，锁单前可申请退还订金。' },
  [OrderStatus.refunding]: { message: '订金正在退回给您。' },
  [OrderStatus.refundFailed]: { message: '退款未能完成，您的款项安全，请重新申请。' },
  [OrderStatus.refunded]: { message: '订金已退回您的原支付账户。' },
  [OrderStatus.closed]: { message: '订单未在规定时间内支付，没有扣款。' },
  [OrderStatus.cancelled]: { message: '您已取消订单，没有扣款。' },
}

const CHECKING = { message: loan.announced }

/** The sentences under a status in Chinese: a small deposit is returned, a big one is kept once the order is locked. */
export const zh: OrderMessages = {
  smallOrder,
  countedOrder: {
    [OrderStatus.paid]: {
      message: '这笔小订金额已预留给您所订的车辆：大定支付后即抵扣；如大定订单未支付而结束，则解除预留。',
    },
    [OrderStatus.closed]: { message: '这笔小订金额已抵扣您所订车辆的大定金额。' },
  },
  backWithCarOrder: {
    [OrderStatus.closed]: { message: '这笔小订金额正与您所订车辆的大定金额一并退回给您。' },
  },
  backFailedOrder: {
    [OrderStatus.closed]: {
      message: '这笔小订金额的退款未能完成，您的款项安全，请在您所订车辆的订单中重新申请。',
    },
  },
  backBeforeCarOrder: {
    [OrderStatus.closed]: { message: '这笔小订金额已退回您的原支付账户，您所订车辆的大定金额尚未退回。' },
  },
  refundedWithCarOrder: {
    [OrderStatus.closed]: { message: '这笔小订金额已与您所订车辆的大定金额一并退回，退至您的原支付账户。' },
  },
  begunOrder: {
    [OrderStatus.closed]: { message: '订单未在规定时间内支付。之后到账的款项会自动退回给您。' },
    [OrderStatus.cancelled]: { message: '您已取消订单。之后到账的款项会自动退回给您。' },
  },
  bigOrder: {
    ...smallOrder,
    [OrderStatus.paid]: {
      message: '您仍可修改全部内容。到期后订单自动锁定，定金不予退还。',
      deadline: (time) => `请于 ${time} 前锁单`,
    },
    [OrderStatus.refunding]: { message: '定金正在退回给您。' },
    [OrderStatus.refunded]: { message: '定金已退回您的原支付账户。' },
    [OrderStatus.closed]: { message: '您的车辆已进入排产，下一步是签署合同。' },
    [OrderStatus.cancelled]: { message: '订单未支付即已结束，没有扣款。' },
    [OrderStatus.pendingFinalPayment]: { message: '合同已签署，请在交付前支付尾款。' },
    [OrderStatus.pendingFinanceSubmission]: { message: '合同已签署，下一步是提交金融申请。' },
    [OrderStatus.financeProcessing]: { message: loan.submitted },
    [OrderStatus.financeRejected]: { message: loan.rejected },
    [OrderStatus.financeApproved]: { message: loan.approved },
    [OrderStatus.pendingDownPayment]: { message: loan.downPaymentDue },
    [OrderStatus.pendingDisbursement]: { message: loan.downPaymentPaid },
    [OrderStatus.finalPaymentPaid]: { message: '款项已付清，我们正在为您准备车辆。' },
    [OrderStatus.pendingDelivery]: { message: '您的车辆已到达交付中心。' },
    [OrderStatus.complete]: { message: '爱车已属于您，祝您一路顺风。' },
  },
  begunBigOrder: {
    [OrderStatus.cancelled]: { message: '订单未支付即已结束。之后到账的款项会自动退回给您。' },
  },
  editedOutOrder: {
    [OrderStatus.paid]: {
      message: '修改次数已达上限。到期后订单自动锁定，定金不予退还。',
      deadline: (time) => `请于 ${time} 前锁单`,
    },
  },
  announcedOrder: {
    [OrderStatus.pendingFinalPayment]: CHECKING,
    [OrderStatus.pendingDownPayment]: CHECKING,
  },
}
