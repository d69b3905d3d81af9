import type { Messages } from './messages'

/** Texts of the pages that say how a payment ended, in Chinese. */
export const zh: Messages = {
  successPage: '支付结果',
  paid: '支付成功',
  orderLine: (orderNo, method) => `${orderNo} · ${method}`,
  carPicture: (model) => `${model} 前侧视图`,
  next: '接下来',
  nextSteps: {
    call: { title: '销售顾问致电', note: '为您解答疑问、安排试驾' },
    configure: { title: '选配您的爱车', note: '颜色、轮毂、内饰与选装包' },
    order: { title: '支付大定订购', note: '本次小订可抵扣' },
  },
  refundPromise: '锁单前，您可随时申请全额退款。',
  salesExpert: '销售顾问',
  callsYou: (shop) => `${shop} · 将致电您`,
  explore: '去发现',
  viewOrder: '查看订单',
  failed: '支付失败',
  declinedHeld: '银行未通过此笔支付。您未被扣款，名额仍为您保留。',
  declinedClosed: '银行未通过此笔支付。您未被扣款。支付时间已过，订单已关闭。',
  payWithin: '剩余支付时间',
  amount: '金额',
  orderNumber: '订单编号',
  method: '支付方式',
  reason: '原因',
  noReason: '银行未说明原因',
  payAgain: '重新支付',
  callService: (number) => `致电客服 ${number}`,
}
