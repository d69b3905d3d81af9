import { randomUUID } from 'node:crypto'
import { updateDrivingLicense } from '@/wire/endpoints/account'
import { fileUrl } from '@/wire/endpoints/common'
import { application } from '@/wire/endpoints/loan'
import { page } from '@/wire/endpoints/order'
import { OrderAction, OrderScope, OrderStatus, OrderTypeFilter } from '@/wire/enums/order'
import { PayMethod, PayStatus, SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { HOUR_MS } from '@/domain/time/duration'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { uploadPicture } from '../../support/customers/upload'
import { report } from '../office/office'
import { assertInvariants } from './assert-invariants'
import {
  BALANCE_FEN,
  type BalanceShopper,
  balanceShopper,
  DOWN_PAYMENT_FEN,
  downPaymentShopper,
  matchTransfer,
} from './balance-shopper'
import { openShop, type Shop } from './shop'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

describe('an account transfer', () => {
  it('is prepared with payee and remark, and follows the amount until it is announced', async () => {
    const shopper = await balanceShopper(shop)
    const first = await shopper.openTransfer(1_000_000)
    expect(first.data).toMatchObject({ remark: `${shopper.order.orderNo}P2`, payee: { isSandbox: true }, slips: [] })
    const second = await shopper.openTransfer(BALANCE_FEN)
    expect(second.data).toMatchObject({
      remark: first.data.remark,
      attempt: { amountFen: BALANCE_FEN, payStatus: PayStatus.created },
    })
    // Nothing is promised yet, so nothing is taken off.
    expect(await shopper.state()).toMatchObject({ checkingFen: 0, leftFen: BALANCE_FEN })
  })

  it('names the account that is configured', async () => {
    const variables = {
      PAYEE_NAME: 'Vela Motors (Shanghai) Ltd',
      PAYEE_BANK: 'Bank of Shore',
      PAYEE_ACCOUNT: '6217 0012',
    }
    const configured = await openShop({ variables })
    const { data } = await (await balanceShopper(configured)).openTransfer(1_000_000)
    await configured.close()
    expect(data.payee).toEqual({
      name: 'Vela Motors (Shanghai) Ltd',
      bank: 'Bank of Shore',
      account: '6217 0012',
      isSandbox: false,
    })
  })

  it('is checked once it is announced with a receipt, which only a link that ends shows', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.announced(BALANCE_FEN - 1_000_000)
    const { data } = await shopper.transfer(payNo)
    expect(data).toMatchObject({ attempt: { payStatus: PayStatus.pending }, announcedTime: expect.any(String) })
    expect((await shop.server.app.inject(data.slips[0]?.url ?? '')).statusCode).toBe(200)
    expect((await shop.server.app.inject(`/files/${data.slips[0]?.path}`)).statusCode).toBe(403)
    expect(await shopper.state()).toMatchObject({ checkingFen: BALANCE_FEN - 1_000_000, leftFen: 1_000_000 })
    expect(await shopper.detail()).toMatchObject({ statusCode: OrderStatus.pendingFinalPayment, balancePaidAmount: 0 })
  })

  it('leaves the rest to be paid in another way meanwhile, and no more', async () => {
    const shopper = await balanceShopper(shop)
    await shopper.announced(BALANCE_FEN - 1_000_000)
    expect(await shopper.pay(1_000_001)).toMatchObject({ code: ErrorCode.partOutOfRange })
    await shopper.paid(1_000_000)
    expect(await shopper.pay(100_000)).toMatchObject({ status: 409, code: ErrorCode.paymentInProgress })
    expect(await shopper.openTransfer(100_000)).toMatchObject({ code: ErrorCode.paymentInProgress })
  })

  it('of the whole rest leaves nothing to pay on order, list and loan, until it is withdrawn or comes short', async () => {
    const offered = async (shopper: BalanceShopper) => {
      const query = { orderType: OrderTypeFilter.big, scope: OrderScope.all, current: 1, size: 5 }
      const { token } = shopper.big
      const { data: listed } = await shop.server.call(page, query, { token })
      const { data: loan } = await shop.server.call(application, { id: shopper.order.id }, { token })
      const all = [await shopper.detail(), listed.records[0], loan]
      return all.map((each) => each?.nextActions.includes(OrderAction.pay))
    }
    for (const [shopper, dueFen] of [
      [await balanceShopper(shop), BALANCE_FEN],
      [await downPaymentShopper(shop), DOWN_PAYMENT_FEN],
    ] as const) {
      await shopper.announced(dueFen - 1_000_000)
      expect(await offered(shopper)).toEqual([true, true, true])
      const rest = await shopper.announced(1_000_000)
      expect(await offered(shopper)).toEqual([false, false, false])
      const { statusMessage, paymentAmount } = await shopper.detail()
      expect(statusMessage).toContain('Your transfer is being checked')
      expect(paymentAmount).toBe(0)
      await shopper.withdraw(rest)
      expect(await offered(shopper)).toEqual([true, true, true])
      const again = await shopper.announced(1_000_000)
      await matchTransfer(shop, again, 900_000, { short: true })
      expect(await offered(shopper)).toEqual([true, true, true])
    }
  })

  it('settles the order when the bank has seen it, once for ever, and answers as before whoever tells it again', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.announced(BALANCE_FEN)
    const told = await Promise.all(
      Array.from({ length: 4 }, () => matchTransfer(shop, payNo, BALANCE_FEN, { reference: 'ICBC-ONE' })),
    )
    const reply = { status: OrderStatus.finalPaymentPaid, booked: { amountFen: BALANCE_FEN, leftFen: 0 } }
    expect(told).toMatchObject([reply, reply, reply, reply])
    expect(await shopper.detail()).toMatchObject({ statusCode: OrderStatus.finalPaymentPaid })
    expect((await shopper.payment(payNo)).data).toMatchObject({
      transactionNo: 'ICBC-ONE',
      attempt: { payStatus: PayStatus.paid },
    })
  })

  it('is found by the order number and its amount, where the bank knows no remark', async () => {
    const shopper = await balanceShopper(shop)
    await shopper.announced(1_000_000)
    const payNo = await shopper.announced(2_000_000)
    await matchTransfer(shop, shopper.order.orderNo, 2_000_000)
    expect((await shopper.payment(payNo)).data.attempt.payStatus).toBe(PayStatus.paid)
    expect(await shopper.state()).toMatchObject({ paidFen: 2_000_000, checkingFen: 1_000_000 })
  })

  it('counts with what came: less leaves the rest due', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.announced(BALANCE_FEN)
    await matchTransfer(shop, payNo, BALANCE_FEN - 5_000, { short: true })
    expect((await shopper.payment(payNo)).data.attempt).toMatchObject({
      amountFen: BALANCE_FEN - 5_000,
      payStatus: PayStatus.paid,
    })
    expect(await shopper.detail()).toMatchObject({ statusCode: OrderStatus.pendingFinalPayment, paymentAmount: 5_000 })
    await shopper.paid(5_000)
    expect(await shopper.detail()).toMatchObject({ statusCode: OrderStatus.finalPaymentPaid })
  })

  it('is not booked for less than its remark stands for, also a withdrawn one, unless the bank says so', async () => {
    const shopper = await balanceShopper(shop)
    const remarks = [await shopper.announced(2_000_000), await shopper.announced(2_000_000)]
    await shopper.withdraw(remarks[1] ?? '')
    const before = await shopper.state()
    for (const payNo of remarks) {
      await expect(matchTransfer(shop, payNo, 20_000)).rejects.toMatchObject({
        status: 409,
        data: { remark: payNo, announcedFen: 2_000_000, cameFen: 20_000 },
        message: `The remark ${payNo} stands for ¥20,000.00, not ¥200.00. If so little came, say short=yes, with the remark if it is that transfer.`,
      })
    }
    expect(await shopper.state()).toEqual(before)
    await matchTransfer(shop, remarks[0] ?? '', 20_000, { short: true })
    expect(await shopper.state()).toMatchObject({ paidFen: 20_000 })
  })

  it('is not booked for less than is announced by the order number either, unless the bank says so', async () => {
    const shopper = await balanceShopper(shop)
    const remark = await shopper.announced(2_000_000)
    const { orderNo } = shopper.order
    const before = await shopper.state()
    await expect(matchTransfer(shop, orderNo, 20_000)).rejects.toMatchObject({
      status: 409,
      data: { remark, announcedFen: 2_000_000, cameFen: 20_000 },
      message: `The remark ${remark} stands for ¥20,000.00, not ¥200.00. If so little came, say short=yes, with the remark if it is that transfer.`,
    })
    expect(await shopper.state()).toEqual(before)
    await matchTransfer(shop, orderNo, 20_000, { short: true })
    expect(await shopper.state()).toMatchObject({ paidFen: 20_000, checkingFen: 2_000_000 })
  })

  it('is not booked for more than its remark stands for, also a withdrawn one, unless the bank says so', async () => {
    const shopper = await balanceShopper(shop)
    const remarks = [await shopper.announced(1_000_000), await shopper.announced(1_000_000)]
    await shopper.withdraw(remarks[1] ?? '')
    const before = await shopper.state()
    for (const payNo of remarks) {
      await expect(matchTransfer(shop, payNo, 1_500_000, { short: true })).rejects.toMatchObject({
        status: 409,
        data: { remark: payNo, announcedFen: 1_000_000, cameFen: 1_500_000 },
        message: `The remark ${payNo} stands for ¥10,000.00, not ¥15,000.00. If so much came, say more=yes, with the remark if it is that transfer.`,
      })
    }
    expect(await shopper.state()).toEqual(before)
    const { booked } = await matchTransfer(shop, remarks[0] ?? '', 1_500_000, { more: true })
    expect(booked).toEqual({ amountFen: 1_500_000, leftFen: BALANCE_FEN - 1_500_000 })
    expect(await shopper.state()).toMatchObject({ paidFen: 1_500_000, checkingFen: 0 })
  })

  it('is not booked for more than is announced by the order number either, unless the bank says so', async () => {
    const shopper = await balanceShopper(shop)
    const remark = await shopper.announced(1_000_000)
    const { orderNo } = shopper.order
    const before = await shopper.state()
    await expect(matchTransfer(shop, orderNo, 1_500_000)).rejects.toMatchObject({
      status: 409,
      data: { remark, announcedFen: 1_000_000, cameFen: 1_500_000 },
    })
    expect(await shopper.state()).toEqual(before)
    await matchTransfer(shop, orderNo, 1_500_000, { more: true })
    expect(await shopper.state()).toMatchObject({ paidFen: 1_500_000, checkingFen: 1_000_000 })
  })

  it('is not booked under a remark that is paid, unless the bank says that more came', async () => {
    const shopper = await balanceShopper(shop)
    const remark = await shopper.announced(1_000_000)
    await matchTransfer(shop, remark, 1_000_000)
    const before = await shopper.state()
    await expect(matchTransfer(shop, remark, 1_000_000, { short: true })).rejects.toMatchObject({
      status: 409,
      data: { remark, announcedFen: 0, cameFen: 1_000_000 },
      message: `The remark ${remark} is paid already. If another ¥10,000.00 came, say more=yes.`,
    })
    expect(await shopper.state()).toEqual(before)
    await matchTransfer(shop, remark, 1_000_000, { more: true })
    expect(await shopper.state()).toMatchObject({ paidFen: 2_000_000 })
  })

  it('takes any amount by the order number of who has announced nothing', async () => {
    const shopper = await balanceShopper(shop)
    await shopper.openTransfer(1_000_000)
    await matchTransfer(shop, shopper.order.orderNo, 1_500_000)
    expect(await shopper.state()).toMatchObject({ paidFen: 1_500_000 })
  })

  it.each([
    [
      'is to be paid at a till',
      async (shopper: BalanceShopper) => (await shopper.openPos(1_000_000)).data.attempt.payNo,
    ],
    [
      'is to be paid at a till, by its code',
      async (shopper: BalanceShopper) => (await shopper.openPos(1_000_000)).data.code,
    ],
    ['is to be paid by WeChat Pay', (shopper: BalanceShopper) => shopper.opened(1_000_000)],
    ['was paid by WeChat Pay', (shopper: BalanceShopper) => shopper.paid(1_000_000)],
  ])('does not come under the number of what %s, the first time as again', async (_what, numberOf) => {
    const shopper = await balanceShopper(shop)
    const number = await numberOf(shopper)
    const before = await shopper.state()
    const reference = randomUUID()
    for (const words of [{}, {}, { more: true, short: true }] as const) {
      await expect(matchTransfer(shop, number, 1_000_000, { reference, ...words })).rejects.toMatchObject({
        status: 422,
        message: 'Please check the order number or remark.',
      })
    }
    expect(await shopper.state()).toEqual(before)
    await matchTransfer(shop, shopper.order.orderNo, 1_000_000, { reference })
    expect((await shopper.state()).paidFen).toBe(before.paidFen + 1_000_000)
  })

  it('is refused by the back office for more than is due, changing nothing', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.announced(BALANCE_FEN)
    const before = await shopper.state()
    await expect(matchTransfer(shop, payNo, BALANCE_FEN + 1)).rejects.toMatchObject({ code: ErrorCode.amountMismatch })
    expect(await shopper.state()).toEqual(before)
  })

  it('counts one bank reference once, for two orders at the same moment too', async () => {
    const [one, other] = [await balanceShopper(shop), await balanceShopper(shop)]
    const remarks = await Promise.all([one.announced(1_000_000), other.announced(1_000_000)])
    const told = await Promise.allSettled(
      remarks.map((payNo) => matchTransfer(shop, payNo, 1_000_000, { reference: 'ICBC-TWO' })),
    )
    expect(told.map((result) => (result.status === 'rejected' ? result.reason.code : 200)).sort()).toEqual([
      200,
      ErrorCode.referenceUsed,
    ])
  })

  it('told again for another amount, remark or order is refused with what its reference stands for', async () => {
    const [one, other] = [await balanceShopper(shop), await balanceShopper(shop)]
    const payNo = await one.announced(2_000_000)
    const reference = 'ICBC-THREE'
    const whole = await matchTransfer(shop, payNo, 1_500_000, { reference, short: true })
    expect(await matchTransfer(shop, one.order.orderNo, 1_500_000, { reference })).toEqual(whole)
    const [before, otherBefore] = [await one.state(), await other.state()]
    const { orderNo } = one.order
    for (const [name, amountFen] of [
      [payNo, 1_500_001],
      [await one.announced(1_500_000), 1_500_000],
      [other.order.orderNo, 1_500_000],
    ] as const) {
      await expect(matchTransfer(shop, name, amountFen, { reference })).rejects.toMatchObject({
        code: ErrorCode.referenceUsed,
        data: { reference, orderNo, amountFen: 1_500_000 },
        message: `The reference ICBC-THREE stands for ¥15,000.00 of order ${orderNo} already. Please check reference, order and amount; something new takes a new reference.`,
      })
    }
    expect((await one.state()).paidFen).toBe(before.paidFen)
    expect(await other.state()).toEqual(otherBefore)
  })

  it('that brings the rest under the same remark is booked once, however often it is told', async () => {
    const shopper = await balanceShopper(shop)
    const remark = await shopper.announced(2_000_000)
    await matchTransfer(shop, remark, 1_500_000, { reference: 'ICBC-FOUR', short: true })
    const rest = (words: { more?: true } = {}) =>
      matchTransfer(shop, remark, 500_000, { reference: 'ICBC-FIVE', ...words })
    const booked = await rest({ more: true })
    expect(booked).toMatchObject({ booked: { amountFen: 500_000, leftFen: BALANCE_FEN - 2_000_000 } })
    expect([await rest({ more: true }), await rest()]).toEqual([booked, booked])
    expect(await shopper.state()).toMatchObject({ paidFen: 2_000_000 })
  })

  it('may be withdrawn until it is matched', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.announced(BALANCE_FEN)
    expect((await shopper.withdraw(payNo, 'withdraw-1')).data.attempt.payStatus).toBe(PayStatus.closed)
    expect((await shopper.withdraw(payNo, 'withdraw-1')).code).toBe(200)
    expect(await shopper.withdraw(payNo)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    expect(await shopper.state()).toMatchObject({ checkingFen: 0, leftFen: BALANCE_FEN, payments: [] })
  })

  it('counts although it was withdrawn, since the money is there', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.announced(2_000_000)
    await shopper.withdraw(payNo)
    await matchTransfer(shop, payNo, 2_000_000)
    expect(await shopper.state()).toMatchObject({ paidFen: 2_000_000, checkingFen: 0 })
  })

  it('ends matched and counted once, however a withdrawal and the bank meet', async () => {
    for (let round = 0; round < 8; round += 1) {
      const shopper = await balanceShopper(shop)
      const payNo = await shopper.announced(1_000_000)
      const [match, withdraw] = [() => matchTransfer(shop, payNo, 1_000_000), () => shopper.withdraw(payNo)]
      await Promise.all(round % 2 === 0 ? [match(), withdraw()] : [withdraw(), match()])
      expect((await shopper.payment(payNo)).data.attempt.payStatus).toBe(PayStatus.paid)
      expect((await shopper.state()).paidFen).toBe(1_000_000)
    }
  })

  it('is closed when the order is settled without it', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.announced(1_000_000)
    await matchTransfer(shop, shopper.order.orderNo, BALANCE_FEN, { more: true })
    expect((await shopper.payment(payNo)).data.attempt.payStatus).toBe(PayStatus.closed)
    await expect(matchTransfer(shop, payNo, 1_000_000)).rejects.toMatchObject({ code: ErrorCode.orderStateChanged })
  })

  it('is not prepared for an order that was settled meanwhile: that is what is said, not that the way is wrong', async () => {
    const shopper = await balanceShopper(shop)
    const { attempt } = (await shopper.openTransfer(1_000_000)).data
    await matchTransfer(shop, shopper.order.orderNo, BALANCE_FEN)
    const settled = { status: 409, code: ErrorCode.orderStateChanged }
    expect(await shopper.openTransfer(1_000_000)).toMatchObject(settled)
    expect(await shopper.announce(attempt.payNo, [await shopper.slip()])).toMatchObject(settled)
  })

  it('is not announced while another payment is in hand', async () => {
    const shopper = await balanceShopper(shop)
    const { attempt } = (await shopper.openTransfer(BALANCE_FEN)).data
    await shopper.big.small.decide(await shopper.opened(1_000_000), SandboxOutcome.delay)
    expect(await shopper.announce(attempt.payNo, [await shopper.slip()])).toMatchObject({
      code: ErrorCode.paymentInProgress,
    })
  })

  it('is nothing that the player of payments decides on', async () => {
    const shopper = await balanceShopper(shop)
    const { attempt } = (await shopper.openTransfer(1_000_000)).data
    expect(await shopper.big.small.decide(attempt.payNo, SandboxOutcome.success)).toMatchObject({
      status: 404,
      code: ErrorCode.paymentNotFound,
    })
    expect((await shopper.payment(attempt.payNo)).data.attempt.payStatus).toBe(PayStatus.created)
  })

  it('is given back by nobody but the bank', async () => {
    const shopper = await balanceShopper(shop)
    const orderNo = await shopper.announced(1_000_000)
    await matchTransfer(shop, orderNo, 1_000_000)
    const refund = { step: BackOfficeStep.refundGranted, orderNo, amountFen: 100, reference: randomUUID() }
    expect(await report(shop, { ...refund, reason: 'late hand-over' })).toMatchObject({
      status: 409,
      code: ErrorCode.amountMismatch,
    })
  })

  it('calls back an opened payment that it makes too large', async () => {
    const shopper = await balanceShopper(shop)
    const opened = await shopper.opened(1_000_000)
    await shopper.announced(BALANCE_FEN)
    expect((await shopper.payment(opened)).data.attempt.payStatus).toBe(PayStatus.closed)
    await shop.pass(0)
    expect(await shop.server.gateways.pay.wechat.query(opened)).toEqual({ state: 'closed' })
  })

  it('is money to come also when another part comes, which calls back a payment that is too large beside it', async () => {
    const shopper = await balanceShopper(shop)
    await shopper.announced(BALANCE_FEN - 3_000_000)
    const opened = await shopper.opened(2_000_000)
    await matchTransfer(shop, shopper.order.orderNo, 1_500_000, { short: true })
    expect((await shopper.payment(opened)).data.attempt.payStatus).toBe(PayStatus.closed)
    expect(await shopper.state()).toMatchObject({ paidFen: 1_500_000, leftFen: 1_500_000 })
  })

  it('leaves open what fits beside it once its own money has come', async () => {
    const shopper = await balanceShopper(shop)
    const payNo = await shopper.announced(BALANCE_FEN - 3_000_000)
    const opened = await shopper.opened(2_000_000)
    await matchTransfer(shop, payNo, BALANCE_FEN - 3_000_000)
    expect((await shopper.payment(opened)).data.attempt.payStatus).toBe(PayStatus.created)
  })

  it.each([
    ['of somebody else', async () => (await balanceShopper(shop)).slip(), ErrorCode.fileNotFound],
    ['that does not exist', () => Promise.resolve('private/content/none.png'), ErrorCode.fileNotFound],
  ])('takes no receipt %s', async (_what, slip, code) => {
    const shopper = await balanceShopper(shop)
    const { attempt } = (await shopper.openTransfer(BALANCE_FEN)).data
    expect(await shopper.announce(attempt.payNo, [await slip()])).toMatchObject({ status: 404, code })
  })

  it('takes no picture that everyone may see, and is not announced without a receipt', async () => {
    const shopper = await balanceShopper(shop)
    const { attempt } = (await shopper.openTransfer(BALANCE_FEN)).data
    const { path } = await uploadPicture(shop.server, shopper.big.token, 'content')
    expect(await shopper.announce(attempt.payNo, [path])).toMatchObject({ status: 422, code: ErrorCode.invalidField })
    expect(await shopper.announce(attempt.payNo, [])).toMatchObject({ status: 422 })
  })

  it('keeps a receipt that was a side of the driving licence too, when the licence is changed', async () => {
    const shopper = await balanceShopper(shop)
    const { attempt } = (await shopper.openTransfer(1_000_000)).data
    const [receipt, side] = [await shopper.slip(), await shopper.slip()]
    await shopper.announce(attempt.payNo, [receipt])
    const { token } = shopper.big
    for (const [front, back] of [
      [receipt, side],
      [await shopper.slip(), await shopper.slip()],
    ] as const) {
      const licence = { driversPositiveImgurl: front, driversReverseImgurl: back }
      expect(await shop.server.call(updateDrivingLicense, licence, { token })).toMatchObject({ status: 200 })
    }
    const { url } = (await shop.server.call(fileUrl, { path: receipt }, { token })).data
    expect((await shop.server.app.inject(url)).statusCode).toBe(200)
    expect(await shop.server.call(fileUrl, { path: side }, { token })).toMatchObject({ status: 404 })
  })

  it('is announced once for a key, and not twice for two', async () => {
    const shopper = await balanceShopper(shop)
    const { attempt } = (await shopper.openTransfer(1_000_000)).data
    const slips = [await shopper.slip()]
    const one = await shopper.announce(attempt.payNo, slips, 'announce-1')
    shop.server.clock.advance(HOUR_MS)
    const again = await shopper.announce(attempt.payNo, slips, 'announce-1')
    expect(again.data.attempt).toEqual(one.data.attempt)
    // The link of an hour ago has ended.
    const statusOf = async (url = '') => (await shop.server.app.inject(url)).statusCode
    expect([await statusOf(one.data.slips[0]?.url), await statusOf(again.data.slips[0]?.url)]).toEqual([403, 200])
    expect(await shopper.announce(attempt.payNo, slips)).toMatchObject({
      status: 409,
      code: ErrorCode.orderStateChanged,
    })
  })

  it('is no way to pay a deposit', async () => {
    const shopper = await balanceShopper(shop)
    const order = await shopper.big.order()
    const { id, paymentAmount: amountFen } = order
    const answer = await shopper.big.small.pay(
      { id },
      { orderType: 2, payMethod: PayMethod.accountTransfer, amountFen },
    )
    expect(answer).toMatchObject({ status: 422, code: ErrorCode.invalidField })
  })
})
