import type { Messages } from './messages'

/** Texts of one payment of an order in Chinese. */
export const zh: Messages = {
  title: '支付详情',
  standings: {
    opened: { title: '待支付', text: '此笔支付已创建，您仍可继续支付。' },
    checking: { title: '核实中', text: '款项正在途中，到账后将通知您。' },
    paid: { title: '已支付', text: '我们已收到此笔款项。' },
    failed: { title: '支付失败', text: '未产生任何扣款。' },
    closed: { title: '已关闭', text: '此笔支付已被替换或不再需要；之后到账的款项将计入订单或退回给您。' },
    refunding: { title: '退款中', text: '此笔款项正在退还给您。' },
    refunded: { title: '已退款', text: '此笔款项已退回您的付款账户。' },
    refundFailed: { title: '退款失败', text: '退款未能完成，您的款项由我们妥善保管。' },
  },
  amount: '金额',
  purpose: '用途',
  purposes: { small: '小订', big: '大定', balance: '尾款' },
  method: '支付方式',
  orderNumber: '订单编号',
  payNo: '支付单号',
  transaction: '交易单号',
  opened: '创建时间',
  paidAt: '支付时间',
  refundedAt: '退回时间',
  reason: '原因',
  shop: '门店',
  model: '车型',
  copy: '复制',
  copyPayNo: '复制支付单号',
  viewOrder: '查看订单',
}
