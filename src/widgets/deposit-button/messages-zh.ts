import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Label and hint of the deposit button in Chinese. */
export const zh: Messages = {
  smallDeposit: '小订',
  bigDeposit: '大定',
  refundable: '小订 · 可退',
  joinLine: '加入排队',
  reserveFor: (amount) => `¥${amount} 预订`,
  orderFor: (amount) => `¥${amount} 订购`,
  opens: (time) => spaced(`${time}开放预订`),
  opensHint: (time) => spaced(`${time}开放`),
  orderOpens: (time) => spaced(`${time}开放订购`),
  after: (time) => `${time} 后`,
}
