import type { FinanceApplication, LoanTerms } from '@/wire/schemas/loan'
import { FinanceStatus } from '@/wire/enums/finance'
import { FinanceAction, OrderStatus, OrderType } from '@/wire/enums/order'
import { makeScheme } from '../../../support/samples/loan-scheme'

export const lowRate = makeScheme({ termsMonths: [36, 60] })

/** The plan of our examples: ¥291,700.00, 30 % down, 60 months. */
export const terms: LoanTerms = {
  schemeId: 'vela-low-rate',
  schemeName: 'Vela low rate',
  annualRate: 0.0204,
  termMonths: 60,
  downPaymentRatio: 0.3,
  downPaymentFen: 8_751_000,
  loanFen: 20_419_000,
  monthlyFen: 358_257,
  interestFen: 1_076_402,
}

/** An application of an order whose contract was signed a moment ago. */
export const applicationOf = (changes: Partial<FinanceApplication> = {}): FinanceApplication => ({
  orderId: 'order-1',
  orderNo: '202611200001',
  orderType: OrderType.big,
  orderStatus: OrderStatus.pendingFinanceSubmission,
  modelName: 'Vela 7',
  versionName: 'Long Range',
  pnoTwelve: 'VL7R80226A02',
  status: FinanceStatus.notApplied,
  financialOrderId: null,
  vehicleTotalFen: 29_170_000,
  depositFen: 500_000,
  terms: null,
  schemes: [lowRate],
  papers: [],
  missingPapers: [],
  reason: null,
  answerTime: null,
  downPaymentDueFen: 0,
  payOff: null,
  milestones: [],
  nextActions: [FinanceAction.applyFinance, FinanceAction.payInFull],
  ...changes,
})
