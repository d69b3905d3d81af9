import type { Messages } from './messages'

/** Texts of the page behind links that lead nowhere, in Chinese. */
export const zh: Messages = {
  title: '页面不存在',
  heading: '这一页已经驶离',
  text: '页面可能已移动或下线，您的订单不受影响。',
  backToExplore: '返回发现',
  callService: '致电客服',
}
