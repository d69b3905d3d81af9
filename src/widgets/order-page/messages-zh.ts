import type { Messages } from './messages'

/** What pages about one order say in its place, in Chinese. */
export const zh: Messages = {
  notFound: '未找到该订单',
  notFoundText: '订单可能已删除，或属于其他账号。',
  myOrders: '我的订单',
  viewOrder: '查看订单',
}
