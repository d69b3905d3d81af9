import { OrderStatus } from '@/wire/enums/order'
import { PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { assertInvariants } from './assert-invariants'
import { BALANCE_FEN, balanceShopper, matchTransfer, till } from './balance-shopper'
import { openShop, type Shop } from './shop'

const POS_CODE_LIFETIME_MS = 15 * 60_000

const { posTaken, posDeclined, posPaid } = BackOfficeStep
const PART_FEN = 10_000_000

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const withCode = async (amountFen = PART_FEN) => {
  const shopper = await balanceShopper(shop)
  const { attempt, code } = (await shopper.openPos(amountFen)).data
  return { shopper, code, payNo: attempt.payNo }
}

describe('a payment at a till', () => {
  it('has a code of eight digits that the till takes for fifteen minutes', async () => {
    const { shopper, code, payNo } = await withCode()
    expect(code).toMatch(/^\d{8}$/)
    const { attempt, storeName } = (await shopper.pos(payNo)).data
    expect(storeName).not.toBe('')
    expect(parseShanghai(attempt.expirationTime ?? '') - parseShanghai(attempt.createTime)).toBe(POS_CODE_LIFETIME_MS)
    expect((await shopper.openPos(PART_FEN)).data.code).toBe(code)
  })

  it('answers one code when it is asked for four times at once', async () => {
    const shopper = await balanceShopper(shop)
    const answers = await Promise.all(Array.from({ length: 4 }, () => shopper.openPos(PART_FEN)))
    expect(new Set(answers.map(({ data }) => data.code)).size).toBe(1)
  })

  it('is taken, paid, and counted towards the balance', async () => {
    const { shopper, code, payNo } = await withCode()
    await till(shop, posTaken, code)
    expect((await shopper.pos(payNo)).data.attempt.payStatus).toBe(PayStatus.pending)
    expect(await shopper.state()).toMatchObject({ checkingFen: PART_FEN, ways: [] })
    const { booked } = await till(shop, posPaid, code, { amountFen: PART_FEN, reference: '0042' })
    expect(booked).toEqual({ amountFen: PART_FEN, leftFen: BALANCE_FEN - PART_FEN })
    expect((await shopper.payment(payNo)).data).toMatchObject({
      transactionNo: '0042',
      attempt: { payStatus: PayStatus.paid },
    })
    expect(await shopper.detail()).toMatchObject({
      statusCode: OrderStatus.pendingFinalPayment,
      balancePaidAmount: PART_FEN,
    })
  })

  it('settles the order when it is the whole rest, and counts a receipt once', async () => {
    const { shopper, code } = await withCode(BALANCE_FEN)
    const receipt = { amountFen: BALANCE_FEN, reference: '0043' }
    const told = await Promise.all(Array.from({ length: 4 }, () => till(shop, posPaid, code, receipt)))
    expect(told.map(({ booked }) => booked)).toEqual(Array(4).fill({ amountFen: BALANCE_FEN, leftFen: 0 }))
    expect(await shopper.detail()).toMatchObject({ statusCode: OrderStatus.finalPaymentPaid })
  })

  it('gives no code for an order that was settled meanwhile: that is what is said, not that the way is wrong', async () => {
    const { shopper } = await withCode()
    await matchTransfer(shop, shopper.order.orderNo, BALANCE_FEN)
    expect(await shopper.openPos(PART_FEN)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
  })

  it('is paid by one receipt: another one, another amount and another code are refused with what it was paid by', async () => {
    const { shopper, code } = await withCode()
    const receipt = { amountFen: PART_FEN, reference: '0049' }
    const paid = await till(shop, posPaid, code, receipt)
    await shopper.paid(1_000_000)
    // What is left is told as it is by now.
    const leftFen = BALANCE_FEN - PART_FEN - 1_000_000
    expect(await till(shop, posPaid, code, receipt)).toEqual({ ...paid, booked: { amountFen: PART_FEN, leftFen } })
    const other = (await shopper.openPos(1_000_000)).data.code
    for (const [shown, told] of [
      [code, { ...receipt, reference: '0050' }],
      [code, { ...receipt, amountFen: PART_FEN - 1 }],
      [other, receipt],
    ] as const) {
      await expect(till(shop, posPaid, shown, told)).rejects.toMatchObject({
        status: 409,
        code: ErrorCode.referenceUsed,
        data: { orderNo: shopper.order.orderNo, ...receipt },
      })
    }
    expect((await shopper.state()).paidFen).toBe(PART_FEN + 1_000_000)
  })

  it('may be tried again, in any way, after the card was declined', async () => {
    const { shopper, code, payNo } = await withCode()
    await till(shop, posTaken, code)
    await till(shop, posDeclined, code)
    expect((await shopper.pos(payNo)).data.attempt).toMatchObject({
      payStatus: PayStatus.failed,
      failReason: 'The card was declined.',
    })
    expect((await shopper.openPos(PART_FEN)).data.code).not.toBe(code)
    expect((await shopper.pay(1_000_000)).code).toBe(200)
  })

  it('is refused with a code that has run out, for which there is a new one', async () => {
    const { shopper, code } = await withCode()
    shop.server.clock.advance(POS_CODE_LIFETIME_MS)
    await expect(till(shop, posTaken, code)).rejects.toMatchObject({ code: ErrorCode.orderStateChanged })
    const receipt = { amountFen: PART_FEN, reference: '0044' }
    await expect(till(shop, posPaid, code, receipt)).rejects.toMatchObject({ code: ErrorCode.orderStateChanged })
    expect((await shopper.openPos(PART_FEN)).data.code).not.toBe(code)
  })

  it('does not run out while the till has it in hand', async () => {
    const { shopper, code } = await withCode()
    await till(shop, posTaken, code)
    await shop.pass(POS_CODE_LIFETIME_MS)
    await till(shop, posPaid, code, { amountFen: PART_FEN, reference: '0045' })
    expect((await shopper.state()).paidFen).toBe(PART_FEN)
  })

  it.each([
    ['another amount', PART_FEN - 1, ErrorCode.amountMismatch],
    ['no amount', undefined, ErrorCode.invalidField],
  ])('is not booked with %s', async (_what, amountFen, code) => {
    const paying = await withCode()
    const receipt = { reference: '0046', ...(amountFen !== undefined && { amountFen }) }
    await expect(till(shop, posPaid, paying.code, receipt)).rejects.toMatchObject({ code })
    expect((await paying.shopper.state()).paidFen).toBe(0)
  })

  it('is not booked by an order number: the shopper must have shown the code', async () => {
    const { shopper } = await withCode()
    const receipt = { amountFen: PART_FEN, reference: '0047' }
    await expect(till(shop, posPaid, shopper.order.orderNo, receipt)).rejects.toMatchObject({
      code: ErrorCode.orderStateChanged,
    })
  })

  it('gives way to another way to pay, but not once the till has the code', async () => {
    const { shopper, code, payNo } = await withCode()
    expect((await shopper.pay(1_000_000)).code).toBe(200)
    expect((await shopper.pos(payNo)).data.attempt.payStatus).toBe(PayStatus.closed)
    await expect(till(shop, posTaken, code)).rejects.toMatchObject({ code: ErrorCode.orderStateChanged })
    const second = (await shopper.openPos(PART_FEN)).data
    await till(shop, posTaken, second.code)
    expect(await shopper.pay(1_000_000)).toMatchObject({ status: 409, code: ErrorCode.paymentInProgress })
  })

  it('is either taken or replaced when both happen at once, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { shopper, code, payNo } = await withCode()
      const take = () =>
        till(shop, posTaken, code).then(
          () => true,
          () => false,
        )
      const replace = async () => (await shopper.pay(1_000_000)).code === 200
      const [one, other] = await Promise.all(round % 2 === 0 ? [take(), replace()] : [replace(), take()])
      expect([one, other].filter(Boolean)).toHaveLength(1)
      const { payStatus } = (await shopper.pos(payNo)).data.attempt
      expect([PayStatus.pending, PayStatus.closed]).toContain(payStatus)
    }
  })

  it('is refused for more than is left by then: the till gives it back', async () => {
    const { shopper, code } = await withCode(BALANCE_FEN)
    await till(shop, posTaken, code)
    await matchTransfer(shop, shopper.order.orderNo, 1_000_000)
    const receipt = { amountFen: BALANCE_FEN, reference: '0048' }
    await expect(till(shop, posPaid, code, receipt)).rejects.toMatchObject({ code: ErrorCode.amountMismatch })
    expect((await shopper.state()).paidFen).toBe(1_000_000)
  })
})
