import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Names and notes of the ways to pay, in Chinese. */
export const zh: Messages = {
  wechat: { name: '微信支付', note: () => '实时到账' },
  accountTransfer: { name: '银行转账', note: () => '1 至 2 个工作日到账' },
  posMachine: { name: 'POS 机刷卡', note: (shop) => spaced(`在${shop}刷卡支付`) },
}
