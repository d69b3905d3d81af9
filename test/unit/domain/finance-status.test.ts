import { FinanceStatus } from '@/contract/enums/finance'
import { FINANCE_STATUS_LABELS, financeStatusOf } from '@/domain/finance-status'

describe('the finance status', () => {
  it.each([null, undefined])('is not applied when the finance order is %p', (financialOrder) => {
    expect(FINANCE_STATUS_LABELS[financeStatusOf(financialOrder)]).toBe('Not applied')
  })

  it("is the finance order's own when there is one", () => {
    expect(financeStatusOf({ status: FinanceStatus.pendingSubmission })).toBe(0)
  })
})
