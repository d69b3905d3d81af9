import type { Messages } from './messages'

/** What a coupon says of itself in Chinese. */
export const zh: Messages = {
  offBalance: '抵扣尾款',
  offDeposit: '抵扣订金',
  upTo: (yuan) => `最高 ¥${yuan}`,
  share: (percent) => `${percent}%`,
  ofPrice: '按车价抵扣',
  anyModel: '不限车型',
  models: (names) => `${names.join('、')}，不限版本`,
  until: (day) => `有效期至 ${day}`,
  from: (day) => `${day}起可用`,
  endsToday: '今日到期',
  endsInDays: (days) => (days === 1 ? '明日到期' : `${days} 天后到期`),
  isNew: '新到',
  enterCode: '输入兑换码',
  codeLabel: '兑换码',
  codeHint: '请按原样输入，空格不影响',
  take: '领取',
  taken: '卡券已领取',
  takenBefore: '您已领取过该卡券',
}
