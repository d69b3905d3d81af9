import { OrderStatus } from '@/wire/enums/order'
import type { OrderStatusLabels } from './order-status-labels'

const smallOrder: OrderStatusLabels['smallOrder'] = {
  [OrderStatus.pendingPayment]: '待支付',
  [OrderStatus.paid]: '已支付',
  [OrderStatus.refunding]: '退款中',
  [OrderStatus.refundFailed]: '退款失败',
  [OrderStatus.refunded]: '已退款',
  [OrderStatus.closed]: '已关闭',
  [OrderStatus.cancelled]: '已取消',
  [OrderStatus.pendingFinalPayment]: '待付尾款',
  [OrderStatus.pendingFinanceSubmission]: '待提交金融申请',
  [OrderStatus.financeProcessing]: '金融审核中',
  [OrderStatus.financeRejected]: '贷款未通过',
  [OrderStatus.financeApproved]: '贷款已通过',
  [OrderStatus.pendingDownPayment]: '待付首付款',
  [OrderStatus.pendingDisbursement]: '待放款',
  [OrderStatus.finalPaymentPaid]: '尾款已付',
  [OrderStatus.pendingDelivery]: '待交付',
  [OrderStatus.complete]: '购车完成',
}

/** What a status is called in Chinese. */
export const zh: OrderStatusLabels = {
  smallOrder,
  bigOrder: { ...smallOrder, [OrderStatus.paid]: '定金已付', [OrderStatus.closed]: '已锁单' },
}
