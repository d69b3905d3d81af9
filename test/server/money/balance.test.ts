import { randomUUID } from 'node:crypto'
import { OrderStatus } from '@/wire/enums/order'
import {
  FinalPaymentStatus,
  PayChannel,
  PaymentRefundState,
  PayMethod,
  PayPurpose,
  PayStatus,
  SandboxOutcome,
} from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { MAX_PARTS } from '@/domain/payment/part-payment'
import { PAY_METHODS } from '@/domain/payment/pay-methods'
import type { ProviderRefund } from '../../../server/gateways/pay/payment-gateway'
import { PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { askProvider } from '../../../server/modules/payment/provider/ask-provider'
import { settlePayment } from '../../../server/modules/payment/settling/settle-payment'
import { grantRefund } from '../../../server/modules/refund/grant-refund'
import { assertInvariants } from './assert-invariants'
import {
  BALANCE_FEN,
  balanceShopper,
  DOWN_PAYMENT_FEN,
  downPaymentShopper,
  LOCKED,
  matchTransfer,
  shopperAt,
  type BalanceShopper,
} from './balance-shopper'
import { openShop, type Shop } from './shop'

const MIN_PART_FEN = 100_000

const WECHAT_MAX_FEN = PAY_METHODS.wechat.mostFen

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await assertInvariants(shop.server.database)
})
afterAll(() => shop.close())

/** Leaves so much of the balance, the rest having come by transfer. */
const withLeft = async (leftFen: number): Promise<BalanceShopper> => {
  const shopper = await balanceShopper(shop)
  if (leftFen < BALANCE_FEN) await matchTransfer(shop, shopper.order.orderNo, BALANCE_FEN - leftFen)
  return shopper
}

describe('the balance of an order', () => {
  it('tells what is left and how much each way takes at once', async () => {
    const shopper = await balanceShopper(shop)
    expect(await shopper.state()).toMatchObject({
      totalFen: BALANCE_FEN,
      paidFen: 0,
      checkingFen: 0,
      leftFen: BALANCE_FEN,
      partsMade: 0,
      ways: [
        { payMethod: PayMethod.wechat, minFen: MIN_PART_FEN, maxFen: WECHAT_MAX_FEN },
        { payMethod: PayMethod.posMachine, minFen: MIN_PART_FEN, maxFen: BALANCE_FEN },
        { payMethod: PayMethod.accountTransfer, minFen: MIN_PART_FEN, maxFen: BALANCE_FEN },
      ],
      payments: [],
    })
    expect(await shopper.detail()).toMatchObject({
      nextActions: ['pay', 'uploadLicence'],
      finalPaymentStatus: FinalPaymentStatus.unpaid,
    })
  })

  it.each([
    OrderStatus.paid,
    LOCKED,
    OrderStatus.pendingFinanceSubmission,
    OrderStatus.financeProcessing,
    OrderStatus.financeRejected,
    OrderStatus.financeApproved,
  ])('is not due at %s: nothing of it counts as paid, and no way takes any', async (status) => {
    const shopper = await shopperAt(shop, status)
    expect(await shopper.state()).toMatchObject({
      paidFen: 0,
      checkingFen: 0,
      leftFen: BALANCE_FEN,
      partsMade: 0,
      ways: [],
    })
    expect(await shopper.detail()).toMatchObject({ finalPaymentStatus: null })
  })

  it('names the payment that brought the deposit, which counts as none of its parts', async () => {
    const shopper = await balanceShopper(shop)
    const { depositPayNo, partsMade, payments } = await shopper.state()
    expect([partsMade, payments]).toEqual([0, []])
    expect((await shopper.payment(depositPayNo ?? '')).data.attempt).toMatchObject({
      purpose: PayPurpose.deposit,
      payStatus: PayStatus.paid,
    })
  })

  it('is paid in two parts, the amounts right after each', async () => {
    const shopper = await withLeft(6_000_000)
    const payNo = await shopper.paid(4_000_000)
    expect(await shopper.detail()).toMatchObject({
      statusCode: OrderStatus.pendingFinalPayment,
      balancePaidAmount: BALANCE_FEN - 2_000_000,
      balanceAmount: 2_000_000,
      paymentAmount: 2_000_000,
      finalPaymentStatus: FinalPaymentStatus.partlyPaid,
    })
    expect((await shopper.payment(payNo)).data).toMatchObject({
      attempt: { payNo, amountFen: 4_000_000, payStatus: PayStatus.paid },
      refundState: PaymentRefundState.none,
    })
    await shopper.paid(2_000_000)
    const done = await shopper.detail()
    expect(done).toMatchObject({
      statusCode: OrderStatus.finalPaymentPaid,
      balanceAmount: 0,
      paymentAmount: 0,
      finalPaymentStatus: FinalPaymentStatus.paid,
      nextActions: ['uploadLicence'],
    })
    expect(done.milestones.slice(0, 2).map(({ title }) => title)).toEqual(['Balance paid', 'Part payment received'])
    expect(await shopper.state()).toMatchObject({ paidFen: BALANCE_FEN, leftFen: 0, ways: [] })
  })

  it('counts a part as before when the office gives some of it back, and says how much', async () => {
    const shopper = await withLeft(6_000_000)
    const payNo = await shopper.paid(4_000_000)
    const grant = {
      orderId: shopper.order.id,
      payNo,
      amountFen: 50_000,
      note: 'late hand-over',
      reference: randomUUID(),
    }
    const before = await shopper.state()
    await shop.server.database.transaction((tx) => grantRefund(tx, grant, shop.server.clock.now()))
    expect(await shopper.state()).toEqual(before)
    expect((await shopper.payment(payNo)).data).toMatchObject({
      attempt: { payStatus: PayStatus.paid, amountFen: 4_000_000 },
      refundState: PaymentRefundState.underWay,
      refundedFen: 50_000,
    })
    await shop.refundsArrive()
    expect(await shopper.state()).toEqual(before)
    // Of the deposit it is nothing.
    expect(await shopper.detail()).toMatchObject({ grantedBackAmount: 0 })
    expect((await shopper.payment(payNo)).data).toMatchObject({
      refundState: PaymentRefundState.refunded,
      refundedFen: 50_000,
      refundTime: expect.any(String),
    })
  })

  it('says nothing of what the office could not give back', async () => {
    const shopper = await withLeft(6_000_000)
    const payNo = await shopper.paid(4_000_000)
    const grant = {
      orderId: shopper.order.id,
      payNo,
      amountFen: 50_000,
      note: 'late hand-over',
      reference: randomUUID(),
    }
    await shop.server.database.transaction((tx) => grantRefund(tx, grant, shop.server.clock.now()))
    const refusal: ProviderRefund = { state: 'refused', reason: 'The account is closed.' }
    jest.spyOn(shop.context.payments.wechat, 'refund').mockResolvedValueOnce(refusal)
    await shop.pass(0)
    expect((await shopper.payment(payNo)).data).toMatchObject({
      refundState: PaymentRefundState.none,
      refundedFen: 0,
      refundTime: null,
    })
  })

  it.each([
    ['less than the least', BALANCE_FEN, MIN_PART_FEN - 1, 'Please pay between ¥1,000.00 and ¥50,000.00.'],
    ['more than WeChat Pay takes', BALANCE_FEN, WECHAT_MAX_FEN + 1, 'Please pay between ¥1,000.00 and ¥50,000.00.'],
    ['more than is left', 300_000, 300_001, 'Please pay between ¥1,000.00 and ¥3,000.00.'],
    ['less than a small rest', 50_000, 49_999, 'Please pay ¥500.00.'],
  ])('refuses a part of %s, naming what is taken', async (_what, leftFen, amountFen, msg) => {
    const shopper = await withLeft(leftFen)
    expect(await shopper.pay(amountFen)).toMatchObject({ status: 422, code: ErrorCode.partOutOfRange, msg })
    expect((await shopper.state()).payments.filter(({ payStatus }) => payStatus !== PayStatus.paid)).toEqual([])
  })

  it('takes as the last payment it allows only the whole rest', async () => {
    const shopper = await balanceShopper(shop)
    for (let part = 1; part < MAX_PARTS; part += 1) await matchTransfer(shop, shopper.order.orderNo, MIN_PART_FEN)
    const leftFen = BALANCE_FEN - (MAX_PARTS - 1) * MIN_PART_FEN
    // More than WeChat Pay takes at once: it is no way to end this balance.
    expect((await shopper.state()).ways).toEqual([
      { payMethod: PayMethod.posMachine, minFen: leftFen, maxFen: leftFen },
      { payMethod: PayMethod.accountTransfer, minFen: leftFen, maxFen: leftFen },
    ])
    expect(await shopper.pay(MIN_PART_FEN)).toMatchObject({ code: ErrorCode.invalidField })
    expect(await shopper.openPos(MIN_PART_FEN)).toMatchObject({ code: ErrorCode.partOutOfRange })
  })

  it('has one live payment when four callers start different parts at once', async () => {
    const shopper = await balanceShopper(shop)
    const answers = await Promise.all([1_000_000, 2_000_000, 3_000_000, 1_000_000].map((fen) => shopper.pay(fen)))
    expect(
      answers.every(
        ({ code }) => code === 200 || code === ErrorCode.paymentInProgress || code === ErrorCode.orderStateChanged,
      ),
    ).toBe(true)
    const live = (await shopper.state()).payments
    expect(live).toHaveLength(1)
    expect(answers.some(({ code, data }) => code === 200 && data.attempt.payNo === live[0]?.payNo)).toBe(true)
  })

  it('counts a part once when four workers hear of it at the same moment', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.opened(1_000_000)
    await shopper.big.small.decide(payNo, SandboxOutcome.success)
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => askProvider(shop.context, payNo)))
    await shop.pass(SECOND_MS)
    expect(outcomes.sort()).toEqual(['duplicate', 'duplicate', 'duplicate', 'paid'])
    expect((await shopper.state()).paidFen).toBe(1_000_000)
  })

  it('goes on with another amount by closing the first payment at the provider', async () => {
    const shopper = await balanceShopper(shop)
    const first = await shopper.opened(1_000_000)
    const second = await shopper.opened(2_000_000)
    expect(second).not.toBe(first)
    expect((await shopper.payment(first)).data.attempt.payStatus).toBe(PayStatus.closed)
    expect(await shop.server.gateways.pay.wechat.query(first)).toEqual({ state: 'closed' })
  })

  it('starts no second payment while the first is on its way, nor offers one', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.opened(1_000_000)
    await shopper.big.small.decide(payNo, SandboxOutcome.delay)
    expect(await shopper.pay(2_000_000)).toMatchObject({ status: 409, code: ErrorCode.paymentInProgress })
    expect(await shopper.state()).toMatchObject({ checkingFen: 1_000_000, leftFen: BALANCE_FEN - 1_000_000, ways: [] })
  })

  it('gives back a part whose money comes after a transfer has paid the rest', async () => {
    const shopper = await withLeft(1_000_000)
    const payNo = await shopper.opened(1_000_000)
    await shopper.big.small.decide(payNo, SandboxOutcome.success)
    await matchTransfer(shop, shopper.order.orderNo, 1_000_000)
    await shop.pass(SECOND_MS)
    const toldOf = async () => (await shopper.big.small.payment(shopper.order.id, payNo)).data
    expect(await toldOf()).toMatchObject({
      paid: false,
      refundState: PaymentRefundState.underWay,
      attempt: { payNo, payStatus: PayStatus.paid },
    })
    await shop.refundsArrive()
    expect(await toldOf()).toMatchObject({ paid: false, refundState: PaymentRefundState.refunded })
    expect((await shopper.big.small.payment(shopper.order.id)).data).toMatchObject({
      paid: true,
      refundState: PaymentRefundState.none,
    })
    expect(await shopper.detail()).toMatchObject({ statusCode: OrderStatus.finalPaymentPaid, balanceAmount: 0 })
    expect((await shopper.payment(payNo)).data).toMatchObject({ refundState: PaymentRefundState.refunded })
  })

  it('closes a part that a transfer has made too large, and gives its money back should it come', async () => {
    const shopper = await withLeft(3_000_000)
    const payNo = await shopper.opened(3_000_000)
    await matchTransfer(shop, shopper.order.orderNo, 1_000_000)
    expect((await shopper.payment(payNo)).data.attempt.payStatus).toBe(PayStatus.closed)
    const late = {
      state: 'paid',
      providerTxn: 'LATE-1',
      amountFen: 3_000_000,
      paidAt: shop.server.clock.now(),
    } as const
    const outcome = await shop.server.database.transaction((tx) => settlePayment(tx, payNo, late, late.paidAt))
    expect(outcome).toBe('refundDue')
    const { small } = shopper.big
    const { id } = shopper.order
    expect((await small.payment(id, payNo)).data).toMatchObject({
      paid: false,
      refundState: PaymentRefundState.underWay,
    })
    // What is left may still be paid: of the order nothing goes back.
    expect((await small.payment(id)).data).toMatchObject({
      paid: false,
      refundState: PaymentRefundState.none,
    })
    expect(await shopper.state()).toMatchObject({ leftFen: 2_000_000 })
  })

  it('never takes a deposit that was paid twice for a part of it', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = `${shopper.order.orderNo}P9`
    await shop.server.database.query(
      `INSERT INTO payment_attempt (pay_no, order_id, amount_fen, method, channel, gateway, status, created_at)
       VALUES ($1, $2, 500000, 1, 'h5', 'sandbox', 4, $3)`,
      [payNo, shopper.order.id, shop.server.clock.now()],
    )
    const twice = {
      state: 'paid',
      providerTxn: 'TWICE-1',
      amountFen: 500_000,
      paidAt: shop.server.clock.now(),
    } as const
    const outcome = await shop.server.database.transaction((tx) => settlePayment(tx, payNo, twice, twice.paidAt))
    expect(outcome).toBe('refundDue')
    expect(await shopper.state()).toMatchObject({ paidFen: 0, leftFen: BALANCE_FEN })
  })

  it('lets an unpaid part run out after half an hour, at the provider too', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.opened(1_000_000)
    await shop.pass(PAY_WINDOW_MS)
    await shop.pass(SECOND_MS)
    expect((await shopper.payment(payNo)).data.attempt.payStatus).toBe(PayStatus.closed)
    expect(await shop.server.gateways.pay.wechat.query(payNo)).toEqual({ state: 'closed' })
    expect(await shopper.detail()).toMatchObject({
      statusCode: OrderStatus.pendingFinalPayment,
      nextActions: ['pay', 'uploadLicence'],
    })
  })

  it('answers a repeated key with the same payment, and refuses it for another amount', async () => {
    const shopper = await balanceShopper(shop)
    const [one, again] = [
      await shopper.pay(1_000_000, { key: 'part-key-1' }),
      await shopper.pay(1_000_000, { key: 'part-key-1' }),
    ]
    expect(again.data.attempt.payNo).toBe(one.data.attempt.payNo)
    expect(await shopper.pay(2_000_000, { key: 'part-key-1' })).toMatchObject({ code: ErrorCode.idempotencyKeyReused })
  })

  it('shows nothing of it to anyone else', async () => {
    const [shopper, stranger] = [await balanceShopper(shop), await balanceShopper(shop)]
    const payNo = await shopper.opened(1_000_000)
    expect(await stranger.payment(payNo)).toMatchObject({ status: 404, code: ErrorCode.paymentNotFound })
    expect(await stranger.pos(payNo)).toMatchObject({ status: 404 })
    expect(await stranger.transfer(payNo)).toMatchObject({ status: 404 })
    expect(await stranger.withdraw(payNo)).toMatchObject({ status: 404 })
  })
})

describe('the down payment of a financed order', () => {
  it('is paid in parts, and leaves the rest to the bank', async () => {
    const shopper = await downPaymentShopper(shop)
    expect(await shopper.state()).toMatchObject({ totalFen: DOWN_PAYMENT_FEN, leftFen: DOWN_PAYMENT_FEN })
    await shopper.paid(WECHAT_MAX_FEN)
    expect(await shopper.detail()).toMatchObject({
      statusCode: OrderStatus.pendingDownPayment,
      paymentAmount: 3_000_000,
    })
    await shopper.paid(3_000_000)
    const done = await shopper.detail()
    expect(done).toMatchObject({
      statusCode: OrderStatus.pendingDisbursement,
      paymentAmount: 0,
      balanceAmount: BALANCE_FEN - DOWN_PAYMENT_FEN,
      nextActions: ['uploadLicence'],
    })
    expect(done.milestones[0]?.title).toBe('Down payment paid')
    expect(await shopper.state()).toMatchObject({ paidFen: DOWN_PAYMENT_FEN, leftFen: 0, ways: [] })
  })

  it('takes no more than is due of it, although the car costs more', async () => {
    const shopper = await downPaymentShopper(shop)
    expect(await shopper.openTransfer(DOWN_PAYMENT_FEN + 1)).toMatchObject({ code: ErrorCode.partOutOfRange })
    await expect(matchTransfer(shop, shopper.order.orderNo, DOWN_PAYMENT_FEN + 1)).rejects.toMatchObject({
      code: ErrorCode.amountMismatch,
    })
  })
})

describe('parts of a balance that are paid while it changes', () => {
  it('are all counted or given back, whoever is first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const shopper = await withLeft(2_000_000)
      const payNo = await shopper.opened(2_000_000)
      await shopper.big.small.decide(payNo, SandboxOutcome.success)
      const byProvider = () => askProvider(shop.context, payNo)
      const byBank = () => matchTransfer(shop, shopper.order.orderNo, 1_500_000).catch(() => undefined)
      const bySwitch = () => shopper.pay(1_000_000, { channel: PayChannel.jsapi })
      const all = [byProvider, byBank, bySwitch, byProvider]
      await Promise.all([...all.slice(round % 4), ...all.slice(0, round % 4)].map((start) => start()))
      await shop.refundsArrive()
      await assertInvariants(shop.server.database)
      const { statusCode, balanceAmount } = await shopper.detail()
      expect([OrderStatus.pendingFinalPayment, OrderStatus.finalPaymentPaid]).toContain(statusCode)
      expect(balanceAmount).toBe(statusCode === OrderStatus.finalPaymentPaid ? 0 : 500_000)
    }
  })
})
