import type { Messages } from './messages'

/** Texts of the coupons that an order takes, in Chinese. */
export const zh: Messages = {
  title: '卡券',
  noneUsable: '暂无可用',
  usable: (count) => `${count} 张可用`,
  notForThis: (count) => `${count} 张不适用于本单`,
  models: (names) => names.join('、'),
  adds: (scope) => `${scope} · 可叠加`,
  alone: (scope) => `${scope} · 不可叠加`,
  best: '最优选择',
  sums: {
    balance: (count) => `${count} 张卡券，抵扣尾款`,
    deposit: (count) => `${count} 张卡券，抵扣订金`,
  },
  useNone: '不使用',
  use: (count) => `使用 ${count} 张`,
  useNothing: '不使用并继续',
  quoteFailed: '暂时无法核算优惠，您可直接下单，不使用优惠。',
}
