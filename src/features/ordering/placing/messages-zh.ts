import type { Messages } from './messages'

/** What an order's placing has come to, in Chinese. */
export const zh: Messages = {
  placed: '下单成功，请查看我的订单',
  priceChanged: (before, now) => `价格已由 ¥${before} 变为 ¥${now}，尚未扣款。`,
  troubles: {
    notOnSale: { title: '暂未开售', okLabel: '返回车型' },
    refused: { title: '订单未提交成功' },
    agreementOutdated: { title: '协议已更新', text: '请阅读并同意新版协议，本次未产生任何扣款。' },
    shopGone: { title: '该门店暂不可选', text: '请选择其他门店，本次未产生任何扣款。' },
    linkLost: { title: '您的小订已不可抵扣', text: '该小订已用于其他订单或已退款，本次未产生任何扣款。' },
    placedBefore: {
      title: '您的订单已存在',
      text: '您先前以其他选择提交的订单已成功，请继续该订单。本次未产生任何扣款。',
      okLabel: '我的订单',
    },
    unknown: { title: '服务器无响应', text: '您的选择已保留，请重试，不会重复下单。' },
  },
}
