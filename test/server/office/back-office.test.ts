import { randomUUID } from 'node:crypto'
import { PaymentPlan } from '@/wire/enums/finance'
import { ContractStatus, OrderStatus } from '@/wire/enums/order'
import { TestReportStatus } from '@/wire/enums/test-report'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { BackOfficeStep, type StepCall } from '../../../server/modules/backoffice/step/step-call'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import { bigShopper, DEPOSIT_FEN } from '../orders/big-shopper'
import { downPaymentOf, LoanShopper, loanTerms } from '../loan/loan-shopper'
import { report, stampNow, walk } from './office'
import { passContract } from '../contract/signer'

const SIGNATURE_LIFETIME_MS = 5 * 60_000

const BALANCE_FEN = 26_490_000

/** What is left of the plan's down payment after the deposit. */
const DOWN_PAYMENT_FEN = downPaymentOf(loanTerms)

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const lockedOrder = async (plan: PaymentPlan = PaymentPlan.fullPayment) => {
  const shopper = await bigShopper(shop)
  const order = await shopper.lockedOrder({ purchaseSchemeType: plan })
  return { shopper, order, orderNo: order.orderNo }
}

const signedOrder = async (plan?: PaymentPlan) => {
  const locked = await lockedOrder(plan)
  await passContract(shop, locked.shopper, locked.order)
  return locked
}

const toDelivery = [
  { step: BackOfficeStep.pdiReported },
  { step: BackOfficeStep.deliveryPlanned },
  { step: BackOfficeStep.delivered },
]

describe('the back office', () => {
  it('walks an order that is paid in full from its lock to the keys, the balance in two transfers', async () => {
    const { shopper, order, orderNo } = await signedOrder()
    const reached = await walk(shop, orderNo, [
      { step: BackOfficeStep.transferMatched, amountFen: 6_490_000, reference: 'ICBC-1' },
      { step: BackOfficeStep.transferMatched, amountFen: 20_000_000, reference: 'ICBC-2' },
      ...toDelivery,
    ])
    expect(reached).toEqual([8, 15, 15, 16, 17])
    const done = await shopper.detail(order.id)
    expect(done).toMatchObject({
      statusName: 'Purchase complete',
      contractStatus: ContractStatus.passed,
      balancePaidAmount: BALANCE_FEN,
      balanceAmount: 0,
      storeInfo: { testReportStatus: TestReportStatus.reported },
    })
    const titles = [
      'Delivered',
      'Ready for pick-up',
      'Inspection passed',
      'Balance paid',
      'Deposit paid',
      'Part payment received',
      'Contract signed',
    ]
    expect(done.milestones.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  })

  it('walks a financed order through a rejection, a second application, down payment and payout', async () => {
    const { shopper, order, orderNo } = await signedOrder(PaymentPlan.finance)
    const applicant = new LoanShopper(shop, shopper, order)
    await applicant.submitted()
    expect(await walk(shop, orderNo, [{ step: BackOfficeStep.loanRejected, reason: 'Income too low' }])).toEqual([11])
    await applicant.submitted()
    const reached = await walk(shop, orderNo, [
      { step: BackOfficeStep.loanApproved },
      { step: BackOfficeStep.downPaymentReleased },
      { step: BackOfficeStep.transferMatched, amountFen: DOWN_PAYMENT_FEN, reference: 'ICBC-3' },
      { step: BackOfficeStep.disbursed, amountFen: BALANCE_FEN - DOWN_PAYMENT_FEN, reference: 'BANK-1' },
      ...toDelivery,
    ])
    expect(reached).toEqual([12, 13, 14, 15, 15, 16, 17])
    expect(await shopper.detail(order.id)).toMatchObject({ statusCode: OrderStatus.complete, balanceAmount: 0 })
  })

  it('hears of a payout once: told again it is done, and neither it nor a transfer of the shopper is taken for the other', async () => {
    const { shopper, order, orderNo } = await signedOrder(PaymentPlan.finance)
    await new LoanShopper(shop, shopper, order).submitted()
    const transfer = { step: BackOfficeStep.transferMatched, amountFen: DOWN_PAYMENT_FEN, reference: 'ICBC-7' }
    const payout = { step: BackOfficeStep.disbursed, amountFen: BALANCE_FEN - DOWN_PAYMENT_FEN, reference: 'BANK-2' }
    await walk(shop, orderNo, [
      { step: BackOfficeStep.loanApproved },
      { step: BackOfficeStep.downPaymentReleased },
      transfer,
    ])
    const taken = await report(shop, { ...transfer, orderNo })
    expect(taken.data).toMatchObject({ status: 14, booked: { amountFen: DOWN_PAYMENT_FEN, leftFen: 0 } })
    const { code: refused } = await report(shop, { ...transfer, step: BackOfficeStep.disbursed, orderNo })
    expect(refused).toBe(ErrorCode.referenceUsed)
    const first = await report(shop, { ...payout, orderNo })
    expect(await report(shop, { ...payout, orderNo })).toEqual(first)
    expect(await report(shop, { ...payout, orderNo, amountFen: 1 })).toMatchObject({
      status: 409,
      code: ErrorCode.referenceUsed,
      data: { reference: 'BANK-2', orderNo, amountFen: payout.amountFen },
    })
    const asTransfer = { ...payout, step: BackOfficeStep.transferMatched, orderNo }
    expect(await report(shop, asTransfer)).toMatchObject({ status: 409, code: ErrorCode.referenceUsed })
    expect(await shopper.detail(order.id)).toMatchObject({ statusCode: OrderStatus.finalPaymentPaid, balanceAmount: 0 })
  })

  it('tells the shopper what is due at the balance and at the down payment', async () => {
    const full = await signedOrder()
    expect(await full.shopper.detail(full.order.id)).toMatchObject({ paymentAmount: BALANCE_FEN })
    const financed = await signedOrder(PaymentPlan.finance)
    await new LoanShopper(shop, financed.shopper, financed.order).submitted()
    await walk(shop, financed.orderNo, [
      { step: BackOfficeStep.loanApproved },
      { step: BackOfficeStep.downPaymentReleased },
    ])
    expect(await financed.shopper.detail(financed.order.id)).toMatchObject({ paymentAmount: DOWN_PAYMENT_FEN })
  })

  it('counts a transfer once, whoever reports it and for whichever order', async () => {
    const [one, other] = [await signedOrder(), await signedOrder()]
    const transfer = { step: BackOfficeStep.transferMatched, amountFen: 1_000_000, reference: 'ICBC-4' }
    const answers = await Promise.all(
      [one, one, other, other].map(({ orderNo }) => report(shop, { ...transfer, orderNo })),
    )
    const { referenceUsed } = ErrorCode
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 200, referenceUsed, referenceUsed])
    expect(answers[0]?.code).toBe(answers[1]?.code)
  })

  it.each([
    ['more than is due', { amountFen: BALANCE_FEN + 1, reference: 'ICBC-5' }, ErrorCode.amountMismatch],
    ['no amount', { reference: 'ICBC-6' }, ErrorCode.invalidField],
    ['no reference', { amountFen: 1 }, ErrorCode.invalidField],
  ])('refuses a transfer of %s, changing nothing', async (_what, transfer, code) => {
    const { shopper, order, orderNo } = await signedOrder()
    const before = await shopper.detail(order.id)
    expect(await report(shop, { orderNo, step: BackOfficeStep.transferMatched, ...transfer })).toMatchObject({ code })
    expect(await shopper.detail(order.id)).toEqual(before)
  })

  it('refuses every step that the order does not allow yet, changing nothing', async () => {
    const shopper = await bigShopper(shop)
    const paid = await shopper.paidOrder()
    // Money that is granted moves no order.
    const moving = Object.values(BackOfficeStep).filter((step) => step !== BackOfficeStep.refundGranted)
    for (const step of moving) {
      const answer = await report(shop, { orderNo: paid.orderNo, step, amountFen: 1, reference: randomUUID() })
      expect([step, answer.status, answer.code]).toEqual([step, 409, ErrorCode.orderStateChanged])
    }
    expect(await shopper.detail(paid.id)).toEqual(paid)
  })

  it('sends a refused refund again', async () => {
    const shopper = await bigShopper(shop)
    const { id, orderNo, payNo } = await shopper.paidOrder()
    const refuse = jest
      .spyOn(shop.server.gateways.pay.wechat, 'refund')
      .mockResolvedValue({ state: 'refused', reason: 'NOT_ENOUGH' })
    await shopper.refund(id, payNo ?? '')
    await shop.pass(0)
    expect(await shopper.detail(id)).toMatchObject({ statusCode: OrderStatus.refundFailed })
    refuse.mockRestore()
    const { data } = await report(shop, { orderNo, step: BackOfficeStep.refundRetry })
    const { refunding: status } = OrderStatus
    expect(data).toEqual({
      orderNo,
      status,
      goesBack: [{ payNo, refundNo: `${payNo}R2`, amountFen: DEPOSIT_FEN, leftFen: 0 }],
    })
    await shop.refundsArrive()
    expect(await shopper.detail(id)).toMatchObject({ statusCode: OrderStatus.refunded })
  })
})

describe('a call of the back office', () => {
  it('counts once: a replay is refused and changes nothing', async () => {
    const { orderNo } = await lockedOrder()
    const stamp = stampNow(shop)
    const call = { orderNo, step: BackOfficeStep.contractGenerated }
    expect((await report(shop, call, { stamp })).code).toBe(200)
    expect(await report(shop, call, { stamp })).toMatchObject({ status: 409, code: ErrorCode.conflict })
  })

  it.each<[string, () => Promise<{ status: number; code: number }>]>([
    [
      'without a good signature',
      () => report(shop, { orderNo: 'VL1', step: BackOfficeStep.delivered }, { signature: 'x'.repeat(64) }),
    ],
    ['signed with another secret', () => forged({ secret: 'some other secret that is long enough' })],
    ['signed for another call', () => forged({ path: OfficePath.saleOpened })],
    ['in the name of a key that does not exist', () => forged({ key: 'nobody' })],
    ['signed for another step', () => forged({ step: BackOfficeStep.pdiReported })],
    ['signed for another order', () => forged({ orderNo: 'VL2' })],
    ['signed too long ago', () => forged({ ageMs: SIGNATURE_LIFETIME_MS + 1 })],
    ['signed in the future', () => forged({ ageMs: -SIGNATURE_LIFETIME_MS - 1 })],
    ['without a time', () => forged({ ageMs: Number.NaN })],
  ])('is refused %s', async (_what, call) => {
    expect(await call()).toMatchObject({ status: 403, code: ErrorCode.forbidden })
  })

  const forged = (change: Partial<StepCall> & { secret?: string; ageMs?: number; path?: OfficePath; key?: string }) => {
    const { secret, ageMs = 0, path = OfficePath.step, key = 'demo', ...other } = change
    const call = { orderNo: 'VL1', step: BackOfficeStep.delivered }
    const stamp = { ...stampNow(shop, key), timestampMs: shop.server.clock.now().getTime() - ageMs }
    const signed = { path, call: { ...call, ...other } }
    return report(shop, call, { stamp, signed, ...(secret !== undefined && { secret }) })
  }

  it('finds no order of an unknown number', async () => {
    expect(await report(shop, { orderNo: 'VL1', step: BackOfficeStep.delivered })).toMatchObject({
      code: ErrorCode.orderNotFound,
    })
  })

  it('is refused for an unknown step', async () => {
    const call = { orderNo: 'VL1', step: 'teleported' } as unknown as StepCall // what no TypeScript caller could send
    expect(await report(shop, call)).toMatchObject({ status: 422, code: ErrorCode.invalidField })
  })

  it('is told which field is not known, however well it is signed', async () => {
    const { orderNo } = await lockedOrder()
    const call = { orderNo, step: BackOfficeStep.contractGenerated, amount: 1 }
    expect(await report(shop, call)).toMatchObject({
      status: 422,
      code: ErrorCode.invalidField,
      data: { field: 'amount' },
    })
  })

  it('that is not signed is refused before its body is read, however large that is', async () => {
    const send = (officePath: OfficePath, bytes: number) =>
      shop.server.app.inject({
        method: 'POST',
        url: API_PREFIX + officePath,
        payload: `{"digest":"${'0'.repeat(32)}","content":"${'A'.repeat(bytes)}`, // no JSON: reading it would end in 400
        headers: { 'content-type': 'application/json' },
      })
    const statuses = [await send(OfficePath.picture, 1_000_000), await send(OfficePath.step, 1_000_000)]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })

  it('finds nothing in production without a file of keys', async () => {
    const closed = await openShop({
      variables: { NODE_ENV: 'production', SANDBOX: 'login,sms,pay,transfer,maps,sign' },
    })
    const answer = await closed.server.app.inject({
      method: 'POST',
      url: API_PREFIX + OfficePath.step,
      payload: { orderNo: 'VL1', step: BackOfficeStep.delivered },
    })
    await closed.close()
    expect(answer.statusCode).toBe(404)
  })
})
