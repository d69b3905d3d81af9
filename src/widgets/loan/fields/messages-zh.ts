import type { Messages } from './messages'

/** Texts of the fields of a loan in Chinese. */
export const zh: Messages = {
  scheme: '金融方案',
  downPayment: '首付款',
  downPaymentInput: '首付款金额，单位元',
  share: (percent) => `${percent}%`,
  shareOf: (percent, amount) => `${percent}%，¥${amount}`,
  term: '期限',
  rateAYear: (percent) => `年利率 ${percent}%`,
  monthsNote: '单位为月，最终方案以贷款机构审批为准。',
  useAmount: (amount) => `改为 ¥${amount}`,
  amountNoNumber: '请输入金额，如 87510 或 87,510.00。',
  amountTooFine: '金额最多保留两位小数。',
  atLeast: (percent, amount) => `首付款不得低于 ${percent}%，即 ¥${amount}。`,
  atMost: (percent, amount) => `首付款不得高于 ${percent}%，即 ¥${amount}。`,
}
