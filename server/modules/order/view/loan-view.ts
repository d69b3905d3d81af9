import type { OrderDetail } from '@/wire/schemas/order'
import { FinanceStatus, PaymentPlan } from '@/wire/enums/finance'
import { FinanceAction, type NextAction } from '@/wire/enums/order'
import type { OrderLoan, OrderRow } from '../../order-record/row/order-row'
import { messages } from './messages'

const ENDED: readonly FinanceStatus[] = [FinanceStatus.rejected, FinanceStatus.cancelled]

const isRunning = (loan: OrderLoan | null): loan is OrderLoan => loan !== null && !ENDED.includes(loan.status)

/**
 * What an order's page shows of its loan. `financialBalanceAmount` is what the lender pays, in
 * fen; `skipThirdFlag` says that the application is made here and no lender's own page has to be opened.
 */
export const loanView = ({ loan, purchase }: OrderRow, actions: readonly NextAction[]) =>
  ({
    financialOrderVO: loan && { status: loan.status, financialOrderId: loan.financialOrderId },
    financialBalanceAmount: isRunning(loan) ? loan.terms.loanFen : 0,
    financialSolutions: isRunning(loan) ? messages.loan(loan.terms.schemeName, loan.terms.termMonths) : null,
    cancelFinancialOrderFlag: actions.includes(FinanceAction.cancelFinance),
    skipThirdFlag: purchase?.plan === PaymentPlan.finance,
  }) satisfies Partial<OrderDetail>
