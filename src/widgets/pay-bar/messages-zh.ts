import type { Messages } from './messages'

/** Texts of the bar that takes the money, in Chinese. */
export const zh: Messages = {
  dueNow: '应付金额',
  pay: (amount) => `支付 ¥${amount}`,
}
