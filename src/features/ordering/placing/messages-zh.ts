import type { Messages } from './messages'

/** Why an order was not placed, and what the one button leads to, in Chinese. */
export const zh: Messages = {
  notOnSale: '暂未开售',
  backToModels: '返回车型',
  outdated: '协议已更新',
  outdatedText: '请阅读并同意新版协议，本次未产生任何扣款。',
  placedBefore: '您的订单已存在',
  placedBeforeText: '您先前以其他选择提交的订单已成功，请继续该订单。本次未产生任何扣款。',
  viewOrders: '我的订单',
  unknown: '服务器无响应',
  unknownText: '您的选择已保留，请重试，不会重复下单。',
  shopGone: '该门店暂不可选',
  shopGoneText: '请选择其他门店，本次未产生任何扣款。',
  linkLost: '您的小订已不可抵扣',
  linkLostText: '该小订已用于其他订单或已退款，本次未产生任何扣款。',
  refused: '订单未提交成功',
}
