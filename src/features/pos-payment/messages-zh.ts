import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of paying by card at a till, in Chinese. */
export const zh: Messages = {
  title: 'POS 机刷卡',
  byCardAt: (shop) => spaced(`在${shop}刷卡支付`),
  bars: (code) => `供收银台扫描的条码 ${code}`,
  validFor: '条码有效期',
  timeIsUp: '条码时间已到，正在向收银台确认',
  hasEnded: '条码已失效，未产生任何扣款。',
  newCode: '重新获取',
  live: '实时状态',
  states: { waiting: '等待刷卡', taken: '收银处理中', paid: '已支付', ended: '已失效' },
  steps: {
    show: { title: '向收银员出示条码', note: '收银员将输入或扫描' },
    card: { title: '刷卡并签名', note: '以银行卡限额为准' },
    confirm: { title: '确认到账', note: '本页将自动更新' },
  },
  now: '进行中',
  alreadyPaid: '已经支付？',
  alreadyPaidNote: '我们将再次向收银台查询',
  check: '查询',
  checkPaid: '已经支付？查询',
  notYet: '尚未确认',
  stillThere: '收银台尚未确认此笔支付。',
  another: '其他方式',
  atTill: '收银台已读取条码，请在收银台完成支付。',
  paid: '支付成功，感谢您的信任。',
  viewBalance: '查看尾款',
  goOn: '继续',
}
