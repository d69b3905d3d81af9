import type { Messages } from './messages'

/** Texts of the schedule of a loan in Chinese. */
export const zh: Messages = {
  table: '逐月还款计划',
  month: '期数',
  paidOff: '本金',
  interest: '利息',
  left: '剩余本金',
}
