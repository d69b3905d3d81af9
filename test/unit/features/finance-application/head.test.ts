import { FinanceStatus, LoanPaper } from '@/wire/enums/finance'
import { DeliveryAction, FinanceAction, OrderAction } from '@/wire/enums/order'
import { readLanguageFrom } from '@/language/current'
import { barActions } from '@/features/finance-application/bar-actions'
import { headOf } from '@/features/finance-application/head'
import { applicationOf } from './application-fixture'

describe('where an application stands', () => {
  it.each([
    ['is offered before anything was asked for', {}, 'Not applied', 'grey', 'Choose a plan'],
    ['cannot be made before the contract is signed', { nextActions: [] }, 'Not applied', 'grey', 'once the contract'],
    ['cannot be made while no lender offers a loan', { schemes: [] }, 'Not applied', 'grey', 'No lender offers'],
    [
      'names the papers that are missing',
      { status: FinanceStatus.pendingSubmission, missingPapers: [LoanPaper.income] },
      'Application pending submission',
      'red',
      'Still missing: Income of the last 6 months.',
    ],
    [
      'is complete without a missing paper',
      { status: FinanceStatus.pendingSubmission },
      'Application pending submission',
      'red',
      'Tick and send',
    ],
    [
      'says until when the lender answers',
      { status: FinanceStatus.submitted, answerTime: '2026-11-23 18:00:00' },
      'Submitted',
      'orange',
      'by 23\u00a0Nov, 18:00',
    ],
    [
      'waits for the down payment once approved',
      { status: FinanceStatus.approved },
      'Approved',
      'orange',
      'Your down payment will be due soon.',
    ],
    ['leads on after a rejection', { status: FinanceStatus.rejected }, 'Rejected', 'grey', 'You can apply again'],
    [
      'does not lead back once the car is paid in full',
      { status: FinanceStatus.rejected, nextActions: [] },
      'Rejected',
      'grey',
      'without a loan.',
    ],
    [
      'says what is due',
      { status: FinanceStatus.downPaymentPending, downPaymentDueFen: 8_251_000 },
      'Down payment pending',
      'red',
      'Your down payment is due.',
    ],
    [
      'has nothing due while a transfer is checked',
      { status: FinanceStatus.downPaymentPending, downPaymentDueFen: 0 },
      'Down payment pending',
      'red',
      'Nothing more is due.',
    ],
    [
      'leaves the rest to the lender',
      { status: FinanceStatus.downPaymentPaid },
      'Down payment paid',
      'orange',
      'The lender pays out',
    ],
    [
      'is complete once paid out',
      { status: FinanceStatus.finalPaymentReleased },
      'Final payment released',
      'green',
      'has paid for your car',
    ],
    [
      'can be made again once taken back',
      { status: FinanceStatus.cancelled },
      'Finance order cancelled',
      'grey',
      'apply again',
    ],
  ])('%s', (_what, changes, title, tone, text) => {
    const head = headOf(applicationOf(changes))
    expect(head).toMatchObject({ title, tone })
    expect(head.text).toContain(text)
  })
})

describe('the bar of an application', () => {
  const { uploadLicence } = DeliveryAction
  it.each([
    ['the way to pay', [OrderAction.pay, uploadLicence], ['viewOrder', 'pay']],
    ['another try, or none', [FinanceAction.applyFinance, FinanceAction.payInFull], ['payInFull', 'applyAgain']],
    ['the way back while it can be taken back', [FinanceAction.cancelFinance], ['cancel', 'call']],
    ['the order alone where nothing is to be done', [uploadLicence], ['viewOrder']],
  ])('offers %s', (_what, nextActions, expected) => {
    expect(barActions(applicationOf({ status: FinanceStatus.rejected, nextActions }))).toEqual(expected)
  })

  it('offers no other try while no lender offers a loan', () => {
    expect(barActions(applicationOf({ schemes: [] }))).toEqual(['viewOrder', 'payInFull'])
  })
})

describe('an application in Chinese', () => {
  beforeEach(() => readLanguageFrom(() => 'zh'))
  afterEach(() => readLanguageFrom(() => 'en'))

  it('names the papers that are missing', () => {
    const missingPapers = [LoanPaper.identity, LoanPaper.income]
    const application = applicationOf({ status: FinanceStatus.pendingSubmission, missingPapers })
    expect(headOf(application)).toMatchObject({
      title: '申请待提交',
      text: '尚缺：居民身份证正反面、近 6 个月收入证明。',
    })
  })
})
