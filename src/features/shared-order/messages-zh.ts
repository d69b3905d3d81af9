import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of an order that somebody shares, in Chinese. */
export const zh: Messages = {
  title: '订单',
  heading: (buyer, model) => spaced(`${buyer}的${model}`),
  headingOfNobody: (model) => `一辆预订中的 ${model}`,
  text: (ends) => `仅供查看，不可更改。${ends}`,
  endsInDays: (days) => `链接 ${days} 天后失效。`,
  endsInHours: (hours) => (hours <= 1 ? '链接 1 小时内失效。' : `链接 ${hours} 小时后失效。`),
  stages: {
    deposit: '预订中',
    lockOrder: '已订购',
    contract: '已锁单',
    payoff: '合同已签署',
    delivery: '交付中',
    over: '已交付',
    stopped: '订单已终止',
  },
  picture: (model, paint) => (paint === undefined ? model : `${paint} ${model} 前侧视图`),
  notConfigured: '尚未选配',
  configuration: '配置',
  version: '版本',
  buyer: '购车人',
  amounts: '金额',
  rest: '手机号与证件',
  hidden: '分享者已隐藏',
  readOnly: '仅供查看',
  configure: '我也选配',
  card: (model) => `一辆 ${model} 的订单进度`,
  ended: { title: '链接已失效', text: '订单链接七天后失效，请向分享者索取新链接。' },
  revoked: { title: '已停止分享', text: '分享者已停止分享此订单。' },
  unknown: { title: '链接无效', text: '请确认链接完整无误。' },
  seeCars: '查看车型',
}
