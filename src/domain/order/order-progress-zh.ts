import type { StageLabels } from './order-progress'

/** The stages of an order in Chinese. */
export const zh: StageLabels = {
  smallDeposit: '订金',
  bigDeposit: '定金',
  lockOrder: '锁单',
  contract: '合同',
  payoff: '尾款',
  delivery: '交付',
  financedPayoff: '贷款',
}
