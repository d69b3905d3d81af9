import { OrderStatus, OrderType } from '@/wire/enums/order'
import { PayStatus } from '@/wire/enums/payment'
import { kindOf, type KindFacts, type ResultKind } from '@/features/payment-result/kind'

const LOAN_FEN = 20_419_000
const nothingPaid = { paidFen: 0, checkingFen: 0, leftFen: 100 }
const partPaid = { paidFen: 40, checkingFen: 0, leftFen: 60 }
const announced = { paidFen: 0, checkingFen: 100, leftFen: 0 }
const settled = { paidFen: 100, checkingFen: 0, leftFen: 0 }

type Balance = KindFacts['balance']

const big = (orderStatus: OrderStatus, financialBalanceAmount = 0) => ({
  orderType: OrderType.big,
  orderStatus,
  financialBalanceAmount,
})

describe('what a payment came to', () => {
  it.each<[string, OrderStatus, number, Balance, ResultKind]>([
    ['a paid deposit', OrderStatus.paid, 0, nothingPaid, 'bigDeposit'],
    ['a locked order', OrderStatus.closed, 0, nothingPaid, 'bigDeposit'],
    ['a balance of which nothing is paid', OrderStatus.pendingFinalPayment, 0, nothingPaid, 'bigDeposit'],
    ['a balance that is paid in part', OrderStatus.pendingFinalPayment, 0, partPaid, 'part'],
    ['a down payment that is announced', OrderStatus.pendingDownPayment, LOAN_FEN, announced, 'transfer'],
    ['a down payment that is paid', OrderStatus.pendingDisbursement, LOAN_FEN, settled, 'downPayment'],
    ['a loan that was paid out', OrderStatus.finalPaymentPaid, LOAN_FEN, settled, 'loan'],
    ['a balance that is paid', OrderStatus.finalPaymentPaid, 0, settled, 'balance'],
    ['a delivered car', OrderStatus.complete, 0, settled, 'balance'],
  ])('is told for the order as a whole: %s', (_what, status, loanFen, balance, kind) => {
    expect(kindOf({ order: big(status, loanFen), balance, asked: null })).toBe(kind)
  })

  it.each<[string, PayStatus, number, Balance, ResultKind]>([
    ['announced', PayStatus.pending, 0, announced, 'transfer'],
    ['paid, with something left', PayStatus.paid, 0, partPaid, 'part'],
    ['paid, beside one that is announced', PayStatus.paid, 0, announced, 'part'],
    ['paid, with nothing left', PayStatus.paid, 0, settled, 'balance'],
    ['paid, with a bank to pay the rest', PayStatus.paid, LOAN_FEN, settled, 'downPayment'],
  ])('is told for one part: %s', (_what, payStatus, loanFen, balance, kind) => {
    const order = big(OrderStatus.pendingFinalPayment, loanFen)
    expect(kindOf({ order, balance, asked: { purpose: 'balance', payStatus } })).toBe(kind)
  })

  it('is the deposit of a big order, asked by its number, however far the order has come', () => {
    const asked = { purpose: 'deposit', payStatus: PayStatus.paid } as const
    expect(kindOf({ order: big(OrderStatus.complete), balance: settled, asked })).toBe('bigDeposit')
  })

  it('is the loan, asked by the number of what the lender paid out', () => {
    const asked = { purpose: 'payout', payStatus: PayStatus.paid } as const
    expect(kindOf({ order: big(OrderStatus.complete, LOAN_FEN), balance: settled, asked })).toBe('loan')
  })

  it('is a small deposit for a small order', () => {
    const order = { orderType: OrderType.small, orderStatus: OrderStatus.paid, financialBalanceAmount: 0 }
    expect(kindOf({ order, balance: null, asked: null })).toBe('smallDeposit')
  })
})
