import { PaymentPlan } from '@/wire/enums/finance'
import { ContractStatus, OrderStatus, OrderType } from '@/wire/enums/order'
import {
  hasReached,
  progressSteps,
  progressAt,
  type OrderProgress,
  type OrderStage,
} from '@/domain/order/order-progress'
import { readLanguageFrom } from '@/language/current'

const paid: OrderProgress = {
  orderType: OrderType.big,
  statusCode: OrderStatus.paid,
  contractStatus: null,
  purchaseSchemeType: PaymentPlan.fullPayment,
  paySuccessTime: '2026-11-20 09:12:00',
  lockOrder: false,
}

const MARKS = { done: '+', now: '*', next: '-' }

/** The five stages at a glance: + done, * now, - next. */
const marks = (change: Partial<OrderProgress>): string =>
  progressSteps({ ...paid, ...change })
    .map(({ state }) => MARKS[state])
    .join('')

describe("an order's five stages", () => {
  it('are named by how the car is paid for', () => {
    const labels = (purchaseSchemeType: PaymentPlan | null) =>
      progressSteps({ ...paid, purchaseSchemeType }).map(({ label }) => label)
    expect(labels(null)).toEqual(['Deposit', 'Lock order', 'Contract', 'Balance', 'Delivery'])
    expect(labels(PaymentPlan.finance)).toEqual(['Deposit', 'Lock order', 'Contract', 'Finance', 'Delivery'])
  })

  describe('in Chinese', () => {
    afterEach(() => readLanguageFrom(() => 'en'))

    it.each([
      ['a small deposit, which goes back', OrderType.small, '订金'],
      ['a big deposit, which binds', OrderType.big, '定金'],
    ])('begin with the word for %s', (_what, orderType, word) => {
      readLanguageFrom(() => 'zh')
      expect(progressSteps({ ...paid, orderType })[0]?.label).toBe(word)
      expect(progressAt(orderType, 'lockOrder')[0]?.label).toBe(word)
    })
  })

  it.each([
    [OrderStatus.pendingPayment, '*----'],
    [OrderStatus.paid, '+*---'],
    [OrderStatus.closed, '++*--'],
    [OrderStatus.pendingFinalPayment, '+++*-'],
    [OrderStatus.pendingFinanceSubmission, '+++*-'],
    [OrderStatus.financeProcessing, '+++*-'],
    [OrderStatus.financeRejected, '+++*-'],
    [OrderStatus.financeApproved, '+++*-'],
    [OrderStatus.pendingDownPayment, '+++*-'],
    [OrderStatus.pendingDisbursement, '+++*-'],
    [OrderStatus.finalPaymentPaid, '++++*'],
    [OrderStatus.pendingDelivery, '++++*'],
    [OrderStatus.complete, '+++++'],
  ])('of a big order in status %p are %s', (statusCode, expected) => {
    expect(marks({ statusCode })).toBe(expected)
  })

  it.each([
    [OrderStatus.closed, ContractStatus.passed, '+++*-'],
    [OrderStatus.closed, ContractStatus.signing, '++*--'],
    [OrderStatus.pendingFinalPayment, ContractStatus.generated, '++*--'],
    [OrderStatus.pendingFinalPayment, ContractStatus.passed, '+++*-'],
    [OrderStatus.pendingDelivery, ContractStatus.passed, '++++*'],
  ])('in status %p with contract %p are %s', (statusCode, contractStatus, expected) => {
    expect(marks({ statusCode, contractStatus })).toBe(expected)
  })

  it.each([
    [{ statusCode: OrderStatus.cancelled, paySuccessTime: null }, '-----'],
    [{ statusCode: OrderStatus.refunding }, '+----'],
    [{ statusCode: OrderStatus.refunded, lockOrder: true }, '++---'],
    [{ statusCode: OrderStatus.refundFailed, lockOrder: true, contractStatus: ContractStatus.passed }, '+++--'],
    [{ statusCode: OrderStatus.closed, orderType: OrderType.small, paySuccessTime: null }, '-----'],
  ])('of a stopped order (%j) have none at hand: %s', (change, expected) => {
    expect(marks(change)).toBe(expected)
  })
})

it.each([
  ['deposit', '*----'],
  ['payoff', '+++*-'],
  ['over', '+++++'],
] as const)('an order of which only the stage %s is known is %s', (stage, expected) => {
  expect(
    progressAt(OrderType.big, stage)
      .map(({ state }) => MARKS[state])
      .join(''),
  ).toBe(expected)
})

describe('a stage is reached', () => {
  const reaching = (orderType: OrderType, stage: OrderStage) =>
    Object.values(OrderStatus).filter((statusCode) => hasReached({ orderType, statusCode }, stage))

  it('once the status is about it or a later one, whatever the number of the status', () => {
    const { finalPaymentPaid, pendingDelivery, complete } = OrderStatus
    expect(reaching(OrderType.big, 'delivery')).toEqual([finalPaymentPaid, pendingDelivery, complete])
    const ofPayoff = Object.values(OrderStatus).filter((statusCode) => marks({ statusCode }).startsWith('+++'))
    expect(reaching(OrderType.big, 'payoff')).toEqual(ofPayoff)
  })

  it('by a locked order up to its contract, and by a closed one not at all', () => {
    expect(reaching(OrderType.big, 'contract')).toContain(OrderStatus.closed)
    expect(reaching(OrderType.big, 'payoff')).not.toContain(OrderStatus.closed)
    expect(reaching(OrderType.small, 'deposit')).not.toContain(OrderStatus.closed)
  })
})
