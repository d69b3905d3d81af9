import type { OrderDetail } from '@/wire/schemas/order'
import { PaymentPlan } from '@/wire/enums/finance'
import { ContractStatus, OrderStatus, OrderType } from '@/wire/enums/order'
import { texts } from '@/language/texts'
import { isLocked } from './locked'
import { zh } from './order-progress-zh'

/** One of an order's five stages; "payoff" is the balance, or the loan when the car is financed. */
export type OrderStage = 'deposit' | 'lockOrder' | 'contract' | 'payoff' | 'delivery'

/** A stage as the step bar draws it. */
export interface ProgressStep {
  stage: OrderStage
  label: string
  state: 'done' | 'now' | 'next'
}

/** What the stages are read from. */
export type OrderProgress = Pick<
  OrderDetail,
  'orderType' | 'statusCode' | 'contractStatus' | 'purchaseSchemeType' | 'paySuccessTime' | 'lockOrder'
>

const STAGES = ['deposit', 'lockOrder', 'contract', 'payoff', 'delivery'] as const satisfies readonly OrderStage[]

const en = {
  smallDeposit: 'Deposit',
  bigDeposit: 'Deposit',
  lockOrder: 'Lock order',
  contract: 'Contract',
  payoff: 'Balance',
  delivery: 'Delivery',
  financedPayoff: 'Finance',
}

export type StageLabels = typeof en

const LABELS = texts(en, zh)

/** What the stages are called; Chinese keeps the money of the two deposits apart. */
const stageLabels = ({
  orderType,
  purchaseSchemeType,
}: Pick<OrderProgress, 'orderType' | 'purchaseSchemeType'>): Record<OrderStage, string> => ({
  deposit: orderType === OrderType.small ? LABELS.smallDeposit : LABELS.bigDeposit,
  lockOrder: LABELS.lockOrder,
  contract: LABELS.contract,
  payoff: purchaseSchemeType === PaymentPlan.finance ? LABELS.financedPayoff : LABELS.payoff,
  delivery: LABELS.delivery,
})

/** The stage a status is about; "over" = all done, "stopped" = the order ended, or money flows back. */
const STAGE_OF_STATUS = {
  [OrderStatus.pendingPayment]: 'deposit',
  [OrderStatus.paid]: 'lockOrder',
  [OrderStatus.refunding]: 'stopped',
  [OrderStatus.refundFailed]: 'stopped',
  [OrderStatus.refunded]: 'stopped',
  [OrderStatus.closed]: 'stopped',
  [OrderStatus.cancelled]: 'stopped',
  [OrderStatus.pendingFinalPayment]: 'payoff',
  [OrderStatus.pendingFinanceSubmission]: 'payoff',
  [OrderStatus.financeProcessing]: 'payoff',
  [OrderStatus.financeRejected]: 'payoff',
  [OrderStatus.financeApproved]: 'payoff',
  [OrderStatus.pendingDownPayment]: 'payoff',
  [OrderStatus.pendingDisbursement]: 'payoff',
  [OrderStatus.finalPaymentPaid]: 'delivery',
  [OrderStatus.pendingDelivery]: 'delivery',
  [OrderStatus.complete]: 'over',
} as const satisfies Record<OrderStatus, OrderStage | 'over' | 'stopped'>

type OrderStatusOfType = Pick<OrderProgress, 'orderType' | 'statusCode'>

const statusStage = (order: OrderStatusOfType): OrderStage | 'over' | 'stopped' =>
  isLocked(order) ? 'contract' : STAGE_OF_STATUS[order.statusCode]

/** Whether an order's status is about this stage or a later one; an order that has stopped has reached none. */
export const hasReached = (order: OrderStatusOfType, stage: OrderStage): boolean => {
  const current = statusStage(order)
  return current === 'over' || (current !== 'stopped' && STAGES.indexOf(current) >= STAGES.indexOf(stage))
}

/**
 * The stage at hand; "over" when all are done, "stopped" when the order has ended or money flows back. A contract that is
 * known decides between signing and paying: the status alone tells neither for sure.
 */
export const currentStage = (order: OrderProgress): OrderStage | 'over' | 'stopped' => {
  const stage = statusStage(order)
  if ((stage !== 'contract' && stage !== 'payoff') || order.contractStatus === null) return stage
  return order.contractStatus === ContractStatus.passed ? 'payoff' : 'contract'
}

/** The first stage that a stopped order did not finish. */
const stoppedBefore = ({ paySuccessTime, lockOrder, contractStatus }: OrderProgress): OrderStage => {
  if (paySuccessTime === null) return 'deposit'
  if (!lockOrder) return 'lockOrder'
  return contractStatus === ContractStatus.passed ? 'payoff' : 'contract'
}

const doneStages = (order: OrderProgress, current: OrderStage | 'over' | 'stopped'): readonly OrderStage[] => {
  if (current === 'over') return STAGES
  return STAGES.slice(0, STAGES.indexOf(current === 'stopped' ? stoppedBefore(order) : current))
}

/**
 * The five stages of an order: Deposit, Lock order, Contract, Balance or Finance, Delivery. Those behind are done, the
 * one at hand is now, the rest is next. A refunded, refunding, closed or cancelled order has no stage at hand.
 */
export const progressSteps = (order: OrderProgress): ProgressStep[] => {
  const current = currentStage(order)
  const done = doneStages(order, current)
  const labels = stageLabels(order)
  return STAGES.map((stage) => ({
    stage,
    label: labels[stage],
    state: done.includes(stage) ? 'done' : stage === current ? 'now' : 'next',
  }))
}

/** The five stages of an order of which nothing but its type and the stage at hand is known; "over" when all are done. */
export const progressAt = (orderType: OrderType, current: OrderStage | 'over'): ProgressStep[] => {
  const labels = stageLabels({ orderType, purchaseSchemeType: null })
  const at = current === 'over' ? STAGES.length : STAGES.indexOf(current)
  return STAGES.map((stage, index) => ({
    stage,
    label: labels[stage],
    state: index < at ? 'done' : index === at ? 'now' : 'next',
  }))
}
