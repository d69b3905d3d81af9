import type { Messages } from './messages'

/** Texts of the way back to the app that opened this one in Chinese. */
export const zh: Messages = {
  heading: '已完成，返回应用',
  text: '应用会自动显示订单的最新状态。',
  toApp: '返回 Vela 应用',
  stay: '留在这里',
  notOpenedTitle: '未能打开应用',
  notOpenedText: '微信只能返回到打开它的应用，请手动切换。',
}
