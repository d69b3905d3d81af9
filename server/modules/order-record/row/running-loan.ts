import { FinanceStatus } from '@/wire/enums/finance'
import type { OrderLoan, OrderRow } from './order-row'

const ENDED: readonly FinanceStatus[] = [FinanceStatus.rejected, FinanceStatus.cancelled]

/** An order's application for finance; null without one, and once it was rejected or cancelled. */
export const runningLoan = ({ loan }: Pick<OrderRow, 'loan'>): OrderLoan | null =>
  loan === null || ENDED.includes(loan.status) ? null : loan
