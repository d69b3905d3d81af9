import type { Messages } from './messages'

/** Texts of the messages in Chinese. */
export const zh: Messages = {
  visitorTitle: '您的消息在这里',
  visitorText: '登录后查看订单进展、回复、活动提醒和卡券到期提醒。',
  logIn: '登录',
  noneTitle: '暂无消息',
  noneText: '订单进展、回复、活动提醒和卡券到期提醒会显示在这里。',
  kinds: '消息类型',
  kind: { all: '全部', order: '订单', reply: '回复', activity: '活动', coupon: '卡券' },
  kindWith: (name, count) => (count === 0 ? name : `${name}，${count} 条未读`),
  today: '今天',
  earlier: '更早',
  seeAll: '全部标为已读',
  notSeen: '未能标为已读',
  unread: '未读',
  payWithin: (minutes) => `请在 ${minutes} 分钟内支付`,
  pay: '支付',
  tooLate: '支付时间已过',
}
