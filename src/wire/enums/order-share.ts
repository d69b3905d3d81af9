/**
 * How far a shared order is (extension): the five stages of an order, and its two ends. What stands between shopper and
 * bank is not told apart.
 */
export const SharedStage = {
  deposit: 'deposit',
  lockOrder: 'lockOrder',
  contract: 'contract',
  payoff: 'payoff',
  delivery: 'delivery',
  over: 'over',
  stopped: 'stopped',
} as const
export type SharedStage = (typeof SharedStage)[keyof typeof SharedStage]
