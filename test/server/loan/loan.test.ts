import { randomUUID } from 'node:crypto'
import { state as balanceState } from '@/wire/endpoints/balance'
import { application, save } from '@/wire/endpoints/loan'
import { FinanceStatus, LoanPaper, PaymentPlan } from '@/wire/enums/finance'
import { FinalPaymentStatus } from '@/wire/enums/payment'
import { DeliveryAction, FinanceAction, OrderAction, OrderStatus, OrderType } from '@/wire/enums/order'
import { consents, withdrawConsent } from '@/wire/endpoints/my-data'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { lockOrder } from '../../../server/modules/order-record/row/find-order'
import { tablesThatSay } from '../../support/database/find-everywhere'
import { untilWaiting } from '../../support/database/until-waiting'
import { uploadPicture } from '../../support/customers/upload'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import { downPaymentOf, loanShopper, loanTerms, paperAgreements, type LoanShopper } from './loan-shopper'

const [statement] = paperAgreements

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

/** Statuses of order and application together. */
const statuses = async (shopper: LoanShopper) => {
  const { statusCode, financialOrderVO } = await shopper.big.detail(shopper.order.id)
  return [statusCode, financialOrderVO?.status ?? FinanceStatus.notApplied]
}

describe('applying for finance', () => {
  it('begins with what the lenders offer for the car, and is -1 until something is saved', async () => {
    const shopper = await loanShopper(shop)
    expect(await shopper.application()).toMatchObject({
      modelName: 'Vela 7',
      versionName: 'Long Range',
      status: FinanceStatus.notApplied,
      financialOrderId: null,
      terms: null,
      vehicleTotalFen: 26_990_000,
      depositFen: 500_000,
      missingPapers: [LoanPaper.identity, LoanPaper.income],
      nextActions: [FinanceAction.applyFinance, FinanceAction.payInFull, DeliveryAction.uploadLicence],
    })
    expect((await shopper.application()).schemes.map(({ schemeId }) => schemeId)).toContain(loanTerms.schemeId)
  })

  it('works the plan out to the fen and keeps it with its papers until it is submitted', async () => {
    const shopper = await loanShopper(shop)
    const papers = await shopper.papers()
    const { data } = await shopper.save({ papers })
    expect(data).toMatchObject({ status: FinanceStatus.pendingSubmission, terms: loanTerms, missingPapers: [] })
    expect(data.papers.map(({ kind, path }) => ({ kind, path }))).toEqual(papers)
    const again = await shopper.save({ termMonths: 36, papers: papers.slice(0, 1) })
    expect(again.data).toMatchObject({
      financialOrderId: data.financialOrderId,
      terms: { termMonths: 36 },
      missingPapers: [LoanPaper.income],
    })
    expect(await statuses(shopper)).toEqual([9, 0])
  })

  it('shows its papers by links that open for the shopper', async () => {
    const shopper = await loanShopper(shop)
    const { data } = await shopper.save({ papers: await shopper.papers() })
    const answer = await shop.server.app.inject(data.papers[0]?.url ?? '')
    expect(answer.statusCode).toBe(200)
  })

  it('goes from the shopper to the lender and back, order and application in step all the way', async () => {
    const shopper = await loanShopper(shop)
    const submitted = await shopper.submitted()
    expect(submitted).toMatchObject({
      status: FinanceStatus.submitted,
      nextActions: [FinanceAction.cancelFinance, DeliveryAction.uploadLicence],
    })
    expect(submitted.answerTime).toMatch(/ 18:00:00$/)
    expect(await statuses(shopper)).toEqual([10, 1])
    await shopper.report(BackOfficeStep.loanRejected, { reason: 'The income papers are too old' })
    expect(await statuses(shopper)).toEqual([11, 3])
    expect(await shopper.application()).toMatchObject({ reason: 'The income papers are too old' })
    const again = await shopper.submitted()
    expect(again.financialOrderId).not.toBe(submitted.financialOrderId)
    await shopper.report(BackOfficeStep.loanApproved)
    expect(await statuses(shopper)).toEqual([12, 2])
    await shopper.report(BackOfficeStep.downPaymentReleased)
    expect(await statuses(shopper)).toEqual([13, 4])
    expect(await shopper.application()).toMatchObject({
      downPaymentDueFen: downPaymentOf(loanTerms),
      nextActions: [OrderAction.pay, DeliveryAction.uploadLicence],
    })
    const reference = randomUUID()
    await shopper.report(BackOfficeStep.transferMatched, { amountFen: downPaymentOf(loanTerms), reference })
    expect(await statuses(shopper)).toEqual([14, 5])
    await shopper.report(BackOfficeStep.disbursed, { amountFen: loanTerms.loanFen, reference: randomUUID() })
    expect(await statuses(shopper)).toEqual([15, 6])
    expect((await shopper.application()).milestones.map(({ title, note }) => [title, note])).toEqual([
      ['Final payment released', 'The lender has paid the rest.'],
      ['Down payment paid', 'Paying out the rest was left to the lender.'],
      ['Down payment pending', 'The down payment fell due.'],
      ['Finance loan approved', 'The lender agreed to your application.'],
      ['Finance application submitted', 'You sent it to the lender.'],
      ['Finance loan rejected', 'The lender turned your application down.'],
      ['Finance application submitted', 'You sent it to the lender.'],
      ['Order locked', 'Your car has its place in the plan.'],
    ])
  })

  it('leaves the shopper the down payment of its plan, and the whole balance once it is rejected', async () => {
    const shopper = await loanShopper(shop)
    const sums = async () => {
      const { data } = await shop.server.call(balanceState, { id: shopper.order.id }, { token: shopper.big.token })
      const { totalFen, leftFen, ways } = data
      return { totalFen, leftFen, ways }
    }
    const whole = await sums()
    const downPaymentFen = downPaymentOf(loanTerms)
    const planned = { totalFen: downPaymentFen, leftFen: downPaymentFen, ways: [] }
    expect(whole.totalFen).toBe(downPaymentFen + loanTerms.loanFen)
    await shopper.submitted()
    expect(await sums()).toEqual(planned)
    await shopper.report(BackOfficeStep.loanRejected, { reason: 'Income too low' })
    expect(await sums()).toEqual(whole)
    await shopper.submitted()
    await shopper.report(BackOfficeStep.loanApproved)
    expect(await sums()).toEqual(planned)
  })

  it('is paid out by the lender, which is no payment of the shopper’s', async () => {
    const shopper = await loanShopper(shop)
    await shopper.released()
    const body = { id: shopper.order.id }
    const { data } = await shop.server.call(balanceState, body, { token: shopper.big.token })
    const paidFen = downPaymentOf(loanTerms)
    expect(data).toMatchObject({ totalFen: paidFen, paidFen, leftFen: 0, partsMade: 1 })
    expect(data.payments.map(({ amountFen }) => amountFen)).toEqual([paidFen])
    // The order shows the shopper's own payment, too.
    const { payNo, finalPaymentStatus } = await shopper.big.detail(shopper.order.id)
    expect([payNo, finalPaymentStatus]).toEqual([data.payments[0]?.payNo, FinalPaymentStatus.paid])
  })

  it('is rejected only with a reason, which the shopper reads', async () => {
    const shopper = await loanShopper(shop)
    await shopper.submitted()
    await expect(shopper.report(BackOfficeStep.loanRejected)).rejects.toMatchObject({ code: ErrorCode.reasonRequired })
    expect(await statuses(shopper)).toEqual([10, 1])
    await shopper.report(BackOfficeStep.loanRejected, { reason: 'Income too low' })
    expect(await shopper.application()).toMatchObject({ reason: 'Income too low' })
  })

  it('tells the order what the bank pays, and whether the application can be taken back', async () => {
    const shopper = await loanShopper(shop)
    await shopper.submitted()
    expect(await shopper.big.detail(shopper.order.id)).toMatchObject({
      financialBalanceAmount: loanTerms.loanFen,
      financialSolutions: 'Vela low rate, 60 months',
      cancelFinancialOrderFlag: true,
      skipThirdFlag: true,
    })
    await shopper.report(BackOfficeStep.loanApproved)
    await shopper.report(BackOfficeStep.downPaymentReleased)
    expect(await shopper.big.detail(shopper.order.id)).toMatchObject({ cancelFinancialOrderFlag: false })
  })

  it.each([
    ['an unknown scheme', { schemeId: 'nobody' }, 'schemeId'],
    ['a term that is not offered', { termMonths: 61 }, 'termMonths'],
    ['too small a down payment', { downPaymentRatio: 0.01 }, 'downPaymentRatio'],
    ['too large a down payment', { downPaymentRatio: 0.99 }, 'downPaymentRatio'],
    ['a negative down payment', { downPaymentRatio: -0.3 }, 'downPaymentRatio'],
  ])('refuses %s and says which field, keeping nothing', async (_what, changes, field) => {
    const shopper = await loanShopper(shop)
    expect(await shopper.save(changes)).toMatchObject({ code: ErrorCode.invalidField, data: { field } })
    expect(await statuses(shopper)).toEqual([9, -1])
  })

  it('takes no papers of another shopper, and none that everybody could see', async () => {
    const [shopper, other] = [await loanShopper(shop), await loanShopper(shop)]
    const foreign = { kind: LoanPaper.income, path: await other.paper() }
    expect(await shopper.save({ papers: [foreign] })).toMatchObject({ code: ErrorCode.fileNotFound })
    const { path } = await uploadPicture(shop.server, shopper.big.token, 'content')
    expect(await shopper.save({ papers: [{ kind: LoanPaper.income, path }] })).toMatchObject({
      code: ErrorCode.invalidField,
    })
  })

  it('records under which version of the statement its papers were given, and lists that among what was agreed to', async () => {
    const given = async (shopper: LoanShopper) => {
      const { data } = await shop.server.call(consents, {}, { token: shopper.big.token })
      return data.filter(({ scene, id }) => scene === AgreementScene.customerInformation && id === statement.id)
    }
    const [saving, sending] = [await loanShopper(shop), await loanShopper(shop)]
    await saving.save({ agreements: [] })
    expect(await given(saving)).toEqual([])
    await saving.save({ papers: await saving.papers() })
    await sending.submitted()
    for (const shopper of [saving, sending]) {
      expect(await given(shopper)).toEqual([expect.objectContaining({ ...statement, orderNo: null, isOptional: true })])
    }
    const rows = await shop.server.database.query(
      `SELECT agreement_id AS id, version, scene FROM agreement_acceptance JOIN orders ON user_id = account_id
       WHERE orders.id = $1 AND agreement_id = $2 AND scene = $3`,
      [sending.order.id, statement.id, AgreementScene.customerInformation],
    )
    expect(rows).toEqual([{ ...statement, scene: AgreementScene.customerInformation }])
  })

  it('loses its papers with the consent that they were given under, but for those that a lender has', async () => {
    const shopper = await loanShopper(shop)
    const { token } = shopper.big
    const withdraw = () =>
      shop.server.call(withdrawConsent, { id: statement.id, scene: AgreementScene.customerInformation }, { token })
    const statusOf = async (url = '') => (await shop.server.app.inject(url)).statusCode
    const { papers } = await shopper.submitted()
    expect(await withdraw()).toMatchObject({ status: 409, code: ErrorCode.consentStillNeeded })
    expect(await statusOf(papers[0]?.url)).toBe(200)
    await shopper.report(BackOfficeStep.loanRejected, { reason: 'Income too low' })
    const given = { papers: await shopper.papers() }
    const saveGiven = () => shopper.save(given, 'one-key-for-papers')
    expect((await saveGiven()).data).toMatchObject(given)
    expect(await withdraw()).toMatchObject({ status: 200 })
    expect((await saveGiven()).data).toMatchObject({ status: FinanceStatus.pendingSubmission, papers: [] })
    const paths = given.papers.map(({ path }) => path)
    // Until the worker has removed the files.
    expect(await tablesThatSay(shop.server.database, paths)).toEqual(['file_removal'])
    expect(await shopper.application()).toMatchObject({
      status: FinanceStatus.pendingSubmission,
      terms: loanTerms,
      papers: [],
      missingPapers: [LoanPaper.identity, LoanPaper.income],
    })
    expect(
      await shop.server.database.query(`SELECT FROM loan_application WHERE order_id = $1 AND papers <> '[]'`, [
        shopper.order.id,
      ]),
    ).toEqual([])
    expect(await statusOf(papers[0]?.url)).toBe(404)
    await shopper.submitted()
    expect(await statuses(shopper)).toEqual([10, 1])
  })

  it('keeps them while the lender has them, up to the down payment and beyond', async () => {
    const shopper = await loanShopper(shop)
    const consent = { id: statement.id, scene: AgreementScene.customerInformation }
    const amountFen = downPaymentOf(loanTerms)
    await shopper.submitted()
    for (const report of [
      () => shopper.report(BackOfficeStep.loanApproved),
      () => shopper.report(BackOfficeStep.downPaymentReleased),
      () => shopper.report(BackOfficeStep.transferMatched, { amountFen, reference: randomUUID() }),
    ]) {
      await report()
      expect(await shop.server.call(withdrawConsent, consent, { token: shopper.big.token })).toMatchObject({
        status: 409,
        code: ErrorCode.consentStillNeeded,
      })
    }
  })

  it.each([
    ['an outdated statement', [{ ...statement, version: statement.version - 1 }], 409, ErrorCode.agreementOutdated],
    ['another agreement', [{ id: AgreementId.purchaseAgreement, version: 7 }], 400, ErrorCode.agreementsNotAccepted],
    ['none', [], 400, ErrorCode.agreementsNotAccepted],
  ])('takes no papers under %s, neither to keep nor to send them', async (_what, agreements, status, code) => {
    const shopper = await loanShopper(shop)
    expect(await shopper.save({ papers: await shopper.papers(), agreements })).toMatchObject({ status, code })
    expect(await statuses(shopper)).toEqual([9, -1])
    await shopper.save({ papers: await shopper.papers() })
    expect(await shopper.submit({ agreements })).toMatchObject({ status, code })
    expect(await statuses(shopper)).toEqual([9, 0])
  })

  it.each([
    ['without a prepared application', {}, ErrorCode.orderStateChanged, false],
    ['without consent', { agreed: false }, ErrorCode.agreementsNotAccepted, true],
    ['with a month that costs something else', { expectedMonthlyFen: 1 }, ErrorCode.priceChanged, true],
  ])('is not submitted %s', async (_how, changes, code, isPrepared) => {
    const shopper = await loanShopper(shop)
    if (isPrepared) await shopper.save({ papers: await shopper.papers() })
    expect(await shopper.submit(changes)).toMatchObject({ code })
    expect(await statuses(shopper)).toEqual([9, isPrepared ? 0 : -1])
  })

  it('is not submitted while a paper is missing', async () => {
    const shopper = await loanShopper(shop)
    await shopper.save()
    expect(await shopper.submit()).toMatchObject({ code: ErrorCode.invalidField, data: { field: 'papers' } })
  })

  it('can be taken back until the down payment is due, and made again', async () => {
    const shopper = await loanShopper(shop)
    expect(await shopper.cancel()).toMatchObject({ code: ErrorCode.orderStateChanged })
    await shopper.save()
    expect((await shopper.cancel()).data).toMatchObject({ status: FinanceStatus.cancelled })
    await shopper.submitted()
    expect((await shopper.cancel()).data).toMatchObject({ status: FinanceStatus.cancelled, orderStatus: 9 })
    // What was taken back is not sent again: it is made anew.
    expect(await shopper.submit()).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    await shopper.submitted()
    await shopper.report(BackOfficeStep.loanApproved)
    await shopper.cancel()
    expect(await statuses(shopper)).toEqual([9, 7])
    await shopper.submitted()
    await shopper.report(BackOfficeStep.loanApproved)
    await shopper.report(BackOfficeStep.downPaymentReleased)
    expect(await shopper.cancel()).toMatchObject({ code: ErrorCode.orderStateChanged })
  })

  it('gives way to paying in full before or after the lender was asked', async () => {
    const [early, rejected] = [await loanShopper(shop), await loanShopper(shop)]
    await early.save()
    await rejected.submitted()
    expect(await rejected.payInFull()).toMatchObject({ code: ErrorCode.orderStateChanged })
    await rejected.report(BackOfficeStep.loanRejected, { reason: 'Income too low' })
    for (const shopper of [early, rejected]) {
      expect((await shopper.payInFull()).data).toMatchObject({ orderStatus: OrderStatus.pendingFinalPayment })
      expect(await shopper.big.detail(shopper.order.id)).toMatchObject({
        purchaseSchemeType: PaymentPlan.fullPayment,
        paymentAmount: 26_490_000,
      })
    }
  })

  it('ends one way when shopper and bank decide at the same moment', async () => {
    const shopper = await loanShopper(shop)
    await shopper.submitted()
    await Promise.allSettled([shopper.cancel(), shopper.report(BackOfficeStep.loanApproved)])
    // Approved and then taken back, or taken back and then no longer to be approved.
    expect(await statuses(shopper)).toEqual([9, 7])
  })

  it('is sent once however often the shopper taps', async () => {
    const shopper = await loanShopper(shop)
    await shopper.save({ papers: await shopper.papers() })
    const answers = await Promise.all([1, 2, 3].map(() => shopper.submit({}, 'one-key-for-all')))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    const { milestones } = await shopper.application()
    expect(milestones.filter(({ title }) => title === 'Finance application submitted')).toHaveLength(1)
  })

  describe('while another call has the order', () => {
    /** Sends both while somebody holds the order, so that the second waits for what the first does. */
    const oneAfterTheOther = async <First, Second>(
      { order }: LoanShopper,
      first: () => Promise<First>,
      second: () => Promise<Second>,
    ): Promise<[First, Second]> => {
      const { database } = shop.server
      const answers = await database.transaction(async (tx) => {
        await lockOrder(tx, order.id)
        const [one, other] = [first(), untilWaiting(database, 1).then(second)]
        await untilWaiting(database, 2)
        return { all: Promise.all([one, other]) }
      })
      return answers.all
    }

    it('is begun once by two first saves, the last of which counts', async () => {
      const shopper = await loanShopper(shop)
      const [first, second] = await oneAfterTheOther(
        shopper,
        () => shopper.save(),
        () => shopper.save({ termMonths: 36 }),
      )
      expect(second).toMatchObject({ code: 200, data: { financialOrderId: first.data.financialOrderId } })
      expect(await shopper.application()).toMatchObject({ terms: { termMonths: 36 } })
    })

    it('is paid out once by a bank that tells so twice, which hears the same', async () => {
      const shopper = await loanShopper(shop)
      await shopper.submitted()
      await shopper.report(BackOfficeStep.loanApproved)
      await shopper.report(BackOfficeStep.downPaymentReleased)
      const reference = randomUUID()
      await shopper.report(BackOfficeStep.transferMatched, { amountFen: downPaymentOf(loanTerms), reference })
      const payout = { amountFen: loanTerms.loanFen, reference: randomUUID() }
      const tell = () => shopper.report(BackOfficeStep.disbursed, payout)
      const [first, second] = await oneAfterTheOther(shopper, tell, tell)
      expect(second).toEqual(first)
    })

    it('is submitted when it has been saved before', async () => {
      const shopper = await loanShopper(shop)
      const papers = await shopper.papers()
      const [, submitted] = await oneAfterTheOther(
        shopper,
        () => shopper.save({ papers }),
        () => shopper.submit(),
      )
      expect(submitted).toMatchObject({ code: 200, data: { status: FinanceStatus.submitted } })
    })
  })

  it('that was kept comes again under its key with links to its papers that are good now', async () => {
    const shopper = await loanShopper(shop)
    await shopper.save({ papers: await shopper.papers() })
    const submit = async () => (await shopper.submit({}, 'one-key-for-links')).data.papers[0]?.url ?? ''
    const before = await submit()
    shop.server.clock.advance(HOUR_MS)
    const statusOf = async (url: string) => (await shop.server.app.inject(url)).statusCode
    expect([await statusOf(before), await statusOf(await submit())]).toEqual([403, 200])
  })

  it('is nobody else’s: 404 for another shopper, and for a small order', async () => {
    const [shopper, other] = [await loanShopper(shop), await loanShopper(shop)]
    const asked = await shop.server.call(application, { id: shopper.order.id }, { token: other.big.token })
    expect(asked).toMatchObject({ code: ErrorCode.orderNotFound })
    const body = {
      id: shopper.order.id,
      orderType: OrderType.big,
      schemeId: 's',
      downPaymentRatio: 0.3,
      termMonths: 60,
      papers: [],
      agreements: [],
    }
    const saved = await shop.server.call(save, body, { token: other.big.token, idempotencyKey: randomUUID() })
    expect(saved).toMatchObject({ code: ErrorCode.orderNotFound })
  })
})

describe('paying a loan off early', () => {
  it('comes to what is owed at the next due date, and is asked for once', async () => {
    const shopper = await loanShopper(shop)
    expect(await shopper.payOff(1)).toMatchObject({ code: ErrorCode.orderStateChanged })
    await shopper.released()
    /** Looks at the loan in between, or the login would end. */
    const fortyDaysLater = async () => {
      await shop.pass(20 * DAY_MS)
      await shopper.application()
      await shop.pass(20 * DAY_MS)
      return shopper.application()
    }
    const { payOff } = await fortyDaysLater()
    if (payOff === null) throw new Error('a released loan can be paid off')
    expect(await shopper.payOff(payOff.amountFen + 1)).toMatchObject({
      code: ErrorCode.priceChanged,
      data: { newAmountFen: payOff.amountFen },
    })
    const asked = await shopper.payOff(payOff.amountFen)
    expect(asked.data.payOff).toMatchObject({ amountFen: payOff.amountFen, requestTime: expect.any(String) })
    expect(await shopper.payOff(payOff.amountFen)).toMatchObject({ code: ErrorCode.orderStateChanged })
    expect((await fortyDaysLater()).payOff).toEqual(asked.data.payOff)
  })
})
