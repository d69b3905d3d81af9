import type { Messages } from './messages'

/** Texts of the page that reserves a car for a small deposit, in Chinese. */
export const zh: Messages = {
  title: '预订',
  from: (amount) => `¥${amount} 起`,
  configured: (amount) => `您的配置 ¥${amount}`,
  smallDeposit: '小订',
  carPicture: (model) => `${model} 前侧视图`,
  rightsTitle: '小订权益',
  phone: '手机号',
  city: '城市',
  shop: '门店',
  chooseCity: '选择城市',
  chooseShop: '选择门店',
  citySheet: '所在城市',
  depositFor: (model) => `${model} 小订`,
  notOnSaleTitle: '暂未开售',
  notOnSaleText: '小订暂未开放。',
}
