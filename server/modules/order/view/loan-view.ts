import type { OrderDetail } from '@/wire/schemas/order'
import { PaymentPlan } from '@/wire/enums/finance'
import { FinanceAction, type NextAction } from '@/wire/enums/order'
import type { OrderRow } from '../../order-record/row/order-row'
import { runningLoan } from '../../order-record/row/running-loan'
import { messages } from './messages'

/**
 * What an order's page shows of its loan. `financialBalanceAmount` is what the lender pays, in
 * fen; `skipThirdFlag` says that the application is made here and no lender's own page has to be opened.
 */
export const loanView = (order: OrderRow, actions: readonly NextAction[]) => {
  const { loan, purchase } = order
  const terms = runningLoan(order)?.terms
  return {
    financialOrderVO: loan && { status: loan.status, financialOrderId: loan.financialOrderId },
    financialBalanceAmount: terms?.loanFen ?? 0,
    financialSolutions: terms ? messages.loan(terms.schemeName, terms.termMonths) : null,
    cancelFinancialOrderFlag: actions.includes(FinanceAction.cancelFinance),
    skipThirdFlag: purchase?.plan === PaymentPlan.finance,
  } satisfies Partial<OrderDetail>
}
