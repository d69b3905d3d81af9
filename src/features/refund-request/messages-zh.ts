import type { Messages } from './messages'

/** Texts of applying for a refund, in Chinese. */
export const zh: Messages = {
  title: '申请退款',
  small: '小订',
  big: '大定',
  paidOn: (deposit, day) => `${deposit} · ${day}支付`,
  amount: '退款金额',
  linked: '一并退还的小订金额',
  total: '退款合计',
  route: '3 至 5 个工作日内退回您的付款账户',
  termsTitle: '退款说明',
  terms: {
    whole: '已付金额全额退还，不作任何扣留，不收手续费。',
    route: '款项原路退回您的付款账户。',
    linked: '已抵扣此订单的小订金额将一并原路退还。',
    discounts: '购车优惠随订单结束，退款金额为您实际支付的金额。',
    closes: '退款后订单关闭，随订单享有的权益同时终止。',
    place: '款项退还后，您的名额将让给其他用户。',
    failure: '如银行未能退款，款项由我们妥善保管，您可再次申请。',
  },
  retry: '上次退款未能完成。您的款项由我们妥善保管，再次申请后我们将重新向银行提交。',
  keepOrder: '保留订单',
  submit: '提交',
  applied: '退款申请已提交',
  refusedTitle: '退款申请未提交成功',
  unknownTitle: '服务器无响应',
  unknownText: (why) => `${why}请重试，不会重复操作。`,
  notNowTitle: '暂无可退款项',
  notNowText: '此订单当前没有可退还的款项。',
  viewOrder: '查看订单',
  carPicture: (model) => `${model} 侧面图`,
}
