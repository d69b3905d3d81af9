import { FinanceStatus } from '@/wire/enums/finance'
import { FINANCE_STATUS_LABELS, financeStatusOf } from '@/domain/finance/finance-status'

describe('the finance status', () => {
  it.each([
    [-1, 'Not applied'],
    [0, 'Application pending submission'],
    [1, 'Submitted'],
    [2, 'Approved'],
    [3, 'Rejected'],
    [4, 'Down payment pending'],
    [5, 'Down payment paid'],
    [6, 'Final payment released'],
    [7, 'Finance order cancelled'],
  ] as const)('reads code %p as "%s"', (status, label) => {
    expect(FINANCE_STATUS_LABELS[status]).toBe(label)
  })

  it.each([null, undefined])('is not applied when the finance order is %p', (financialOrder) => {
    expect(financeStatusOf(financialOrder)).toBe(FinanceStatus.notApplied)
  })

  it("is the finance order's own when there is one", () => {
    expect(financeStatusOf({ status: FinanceStatus.pendingSubmission })).toBe(FinanceStatus.pendingSubmission)
  })
})
