import { OrderType } from '@/wire/enums/order'
import type { Messages } from './messages'

/** Texts of the pages that sum up a deposit before it is paid, in Chinese. */
export const zh: Messages = {
  smallTitle: '小订',
  bigTitle: '大定',
  orderFacts: '订单信息',
  orderNo: '订单编号',
  city: '城市',
  licensingCity: '上牌城市',
  deliveryCity: '交付城市',
  shop: '门店',
  phone: '手机号',
  buyer: '购车人',
  rightsTitle: '购车权益',
  plan: '付款方案',
  fullPayment: '全款',
  fullPaymentText: '交付前付清尾款',
  finance: '贷款',
  financeText: '锁单后可申请',
  agreements: '协议',
  agreedOn: (time) => `已于 ${time} 下单时同意`,
  deposits: {
    [OrderType.small]: '小订金额',
    [OrderType.big]: '大定金额',
  },
  smallDeducted: '小订抵扣',
  dueNow: '应付金额',
  payWithin: '剩余支付时间',
  nothingTitle: '无需支付',
  nothingText: (status) => `该订单暂无待支付的小订或大定，当前状态：${status}。`,
}
