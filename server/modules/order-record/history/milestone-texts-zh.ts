import { FinanceStatus } from '@/wire/enums/finance'
import { OrderStatus } from '@/wire/enums/order'
import { zh as finance } from '@/domain/finance/finance-status-zh'
import { zh as statuses } from '@/domain/order/order-status-labels-zh'
import type { MilestoneTexts } from './milestone-texts'
import { OrderEventKind } from './order-event'

const { bigOrder: status } = statuses

const smallOrder: MilestoneTexts['smallOrder'] = {
  [OrderEventKind.placed]: { title: '订单已提交', note: '名额已为您保留至支付截止时间。' },
  [OrderEventKind.paid]: { title: '订金已支付', note: '我们已收到您的订金。' },
  [OrderEventKind.cancelled]: { title: '订单已取消', note: '您在支付前取消了订单。' },
  [OrderEventKind.expired]: { title: '订单已关闭', note: '订单未在规定时间内支付。' },
  [OrderEventKind.refundApplied]: { title: '已申请退款', note: '已向支付机构提交退款申请。' },
  [OrderEventKind.refunded]: { title: '已退款', note: '订金已退回您的原支付账户。' },
  [OrderEventKind.refundFailed]: { title: '退款失败', note: '支付机构未能完成退款。' },
  [OrderEventKind.moneyReturned]: { title: '款项退回', note: '收到一笔订单不再需要的款项，正在原路退回。' },
  [OrderEventKind.edited]: { title: '订单已修改', note: '您修改了订购内容。' },
  [OrderEventKind.locked]: { title: '已锁单', note: '您的车辆已进入排产。' },
  [OrderEventKind.closedIntoBig]: { title: '小订已抵扣', note: '小订金额已抵扣大定金额。' },
  [OrderEventKind.refundRetried]: { title: '重新发起退款', note: '已再次向支付机构提交退款申请。' },
  [OrderEventKind.refundGranted]: { title: '款项退还', note: '您支付的款项正在原路退回。' },
  [OrderEventKind.nameCorrected]: { title: '购车人名称已更正', note: '门店已为签署合同更正购车人的姓名或名称。' },
  [OrderEventKind.contractGenerated]: { title: '合同已生成', note: '购车合同待您签署。' },
  [OrderEventKind.contractPassed]: { title: '合同已签署', note: '双方均已签署。' },
  [OrderEventKind.signingFailed]: { title: '合同未签署', note: '本次签署未完成，您可以重新签署。' },
  [OrderEventKind.partPaid]: { title: '已收到部分款项', note: '已支付部分款项，余款后续支付。' },
  [OrderEventKind.balancePaid]: { title: '尾款已支付', note: '您的车款已全部付清。' },
  [OrderEventKind.downPaymentPaid]: {
    title: finance[FinanceStatus.downPaymentPaid],
    note: '其余款项转由贷款机构放款。',
  },
  [OrderEventKind.loanSubmitted]: { title: '金融申请已提交', note: '您已将申请提交至贷款机构。' },
  [OrderEventKind.loanApproved]: { title: status[OrderStatus.financeApproved], note: '贷款机构已同意您的申请。' },
  [OrderEventKind.loanRejected]: { title: status[OrderStatus.financeRejected], note: '贷款机构未同意您的申请。' },
  [OrderEventKind.downPaymentReleased]: {
    title: finance[FinanceStatus.downPaymentPending],
    note: '首付款已开放支付。',
  },
  [OrderEventKind.loanCancelled]: { title: finance[FinanceStatus.cancelled], note: '您已撤回金融申请。' },
  [OrderEventKind.fullPaymentChosen]: { title: '改为全款', note: '您已选择不经贷款支付尾款。' },
  [OrderEventKind.payOffRequested]: { title: '已申请提前结清', note: '贷款机构已收到您的申请。' },
  [OrderEventKind.disbursed]: { title: finance[FinanceStatus.finalPaymentReleased], note: '贷款机构已支付其余款项。' },
  [OrderEventKind.pdiReported]: { title: '新车检测通过', note: '检测报告已存入订单文件。' },
  [OrderEventKind.deliveryPlanned]: { title: '可以提车', note: '您的车辆已到达交付中心。' },
  [OrderEventKind.pickUpMoved]: { title: '提车安排已变更', note: '请查看新的时间和地点，并确认提车。' },
  [OrderEventKind.pickUpConfirmed]: { title: '提车已确认', note: '您已确认约定的提车时间。' },
  [OrderEventKind.delivered]: { title: '已交付', note: '爱车已属于您，祝您一路顺风。' },
}

/** What the shopper reads of each event in Chinese: a small deposit is returned, a big one binds. */
export const zh: MilestoneTexts = {
  smallOrder,
  bigOrder: {
    ...smallOrder,
    [OrderEventKind.paid]: { title: '定金已支付', note: '我们已收到您的定金。' },
    [OrderEventKind.refunded]: { title: '已退款', note: '定金已退回您的原支付账户。' },
  },
}
