import { claim, list } from '@/wire/endpoints/coupon'
import { quoteSmall } from '@/wire/endpoints/order'
import { CouponStatus } from '@/wire/enums/coupon'
import { OrderStatus } from '@/wire/enums/order'
import { SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import type { SmallOrderWish } from '@/wire/schemas/order-calls'
import { SECOND_MS } from '@/domain/time/duration'
import { PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { assertInvariants } from '../money/assert-invariants'
import { sentDuring } from '../../support/database/sent-statements'
import { openShop, placement, type Shop, type Shopper } from '../money/shop'
import { BigShopper, CAR_FEN, closeBigSale, DEPOSIT_FEN, openBigSale } from '../orders/big-shopper'

const SMALL_FEN = placement.expectedAmountFen
const EARLY_FEN = 30_000
const DUE_FEN = SMALL_FEN - EARLY_FEN
/** What the small deposit counts as, by its poster. */
const COUNTS_AS_FEN = 300_000

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => closeBigSale(shop))
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const earlyBird = async (): Promise<{ shopper: Shopper; couponId: string }> => {
  const shopper = await shop.shopper()
  const { data } = await shop.server.call(claim, { code: 'EARLY300' }, { token: shopper.token })
  return { shopper, couponId: data.id }
}

const quote = async ({ token }: Shopper, changes: Partial<SmallOrderWish> = {}) => {
  const { modelId, marketPostId, storeId } = placement
  return (await shop.server.call(quoteSmall, { modelId, marketPostId, storeId, ...changes }, { token })).data
}

const statusOf = async ({ token }: Shopper, couponId: string) =>
  (await shop.server.call(list, {}, { token })).data.find(({ id }) => id === couponId)?.status

const paid = async (shopper: Shopper, couponId: string) => {
  const order = await shopper.order({ couponIds: [couponId], expectedPaymentFen: DUE_FEN })
  const { data } = await shopper.pay(order, { amountFen: DUE_FEN })
  await shopper.decide(data.attempt.payNo, SandboxOutcome.success)
  await shop.pass(SECOND_MS)
  return { order, payNo: data.attempt.payNo }
}

/** Makes the coupon be worth something else, for all who have one. */
const changeRule = (change: string) =>
  shop.server.database.query(`UPDATE coupon_rule SET ${change} WHERE id = 'early-bird'`)

describe('before a small deposit', () => {
  it('its coupons are proposed, and those of a big one say that they are not for it', async () => {
    const { shopper, couponId } = await earlyBird()
    await shop.server.database.query(
      `INSERT INTO coupon (id, rule_id, user_id, reference, code, given_at, end_at)
       SELECT 'founder-' || $1, id, $1, 'test', 'VC' || $1, $2, end_at FROM coupon_rule WHERE id = 'founder-credit'`,
      [shopper.userId, shop.server.clock.now()],
    )
    const offered = await quote(shopper)
    expect(offered).toMatchObject({
      depositAmount: SMALL_FEN,
      couponAmount: EARLY_FEN,
      paymentAmount: DUE_FEN,
      discountInfoVOList: [{ discountName: 'Early bird', discountAmount: EARLY_FEN }],
    })
    expect(offered.coupons.find(({ coupon }) => coupon.id === couponId)).toMatchObject({ isBest: true, reason: null })
    expect(offered.coupons.find(({ coupon }) => coupon.couponName === 'Founder credit')).toMatchObject({
      reason: 'Not for a small deposit',
      isChosen: false,
    })
    expect(await quote(shopper, { couponIds: [] })).toMatchObject({ couponAmount: 0, paymentAmount: SMALL_FEN })
    expect(await statusOf(shopper, couponId)).toBe(CouponStatus.usable)
  })

  it.each([
    ["model_ids = '{vela-9}'", 'model_ids = NULL', 'For Vela 9 only'],
    ["store_ids = '{beijing-chaoyang}'", 'store_ids = NULL', expect.stringMatching(/^Only at /)],
    ['min_total_fen = 200000', 'min_total_fen = 0', 'For a deposit from ¥2,000.00'],
    ["start_at = end_at - interval '1 day'", "start_at = '2020-01-01'", expect.stringMatching(/^From /)],
  ])('one whose rule says %s cannot be used, and says why', async (change, before, reason) => {
    const { shopper, couponId } = await earlyBird()
    await changeRule(change)
    const offered = await quote(shopper)
    await changeRule(before)
    expect(offered).toMatchObject({ couponAmount: 0, paymentAmount: SMALL_FEN })
    expect(offered.coupons.find(({ coupon }) => coupon.id === couponId)?.reason).toEqual(reason)
  })

  it('no deposit is free: one yuan stays to be paid', async () => {
    const { shopper, couponId } = await earlyBird()
    await changeRule('amount_fen = 500000')
    const offered = await quote(shopper)
    const order = await shopper.order({ couponIds: [couponId] })
    await changeRule(`amount_fen = ${EARLY_FEN}`)
    expect(offered.paymentAmount).toBe(100)
    expect(order).toMatchObject({ paymentAmount: 100, orderAmount: 100, depositAmount: SMALL_FEN })
  })
})

describe('a small order with a coupon', () => {
  it('holds the row that everybody wants by the last of its statements', async () => {
    const { shopper, couponId } = await earlyBird()
    const sent = await sentDuring(() => shopper.order({ couponIds: [couponId], expectedPaymentFen: DUE_FEN }))
    const texts = sent.map(({ text }) => text)
    expect(texts[texts.findIndex((text) => text.includes('UPDATE allocation')) + 1]).toBe('COMMIT')
    expect(await statusOf(shopper, couponId)).toBe(CouponStatus.held)
  })

  it('asks for what is left of the deposit, no more and no less, and uses the coupon when that is paid', async () => {
    const { shopper, couponId } = await earlyBird()
    const order = await shopper.order({ couponIds: [couponId], expectedPaymentFen: DUE_FEN })
    expect(order).toMatchObject({ paymentAmount: DUE_FEN, depositAmount: SMALL_FEN, orderAmount: DUE_FEN })
    expect(await statusOf(shopper, couponId)).toBe(CouponStatus.held)
    expect(await shopper.pay(order)).toMatchObject({ code: ErrorCode.amountMismatch })
    const { data } = await shopper.pay(order, { amountFen: DUE_FEN })
    await shopper.decide(data.attempt.payNo, SandboxOutcome.success)
    await shop.pass(SECOND_MS)
    expect((await shopper.detail(order.id)).data).toMatchObject({
      statusCode: OrderStatus.paid,
      actualPayAmount: DUE_FEN,
      discountInfoVOList: [{ discountName: 'Early bird', discountAmount: EARLY_FEN }],
    })
    expect(await statusOf(shopper, couponId)).toBe(CouponStatus.used)
  })

  it.each(['cancelled', 'left unpaid'])('gives it back when it is %s', async (how) => {
    const { shopper, couponId } = await earlyBird()
    const order = await shopper.order({ couponIds: [couponId] })
    if (how === 'cancelled') await shopper.cancel(order)
    else await shop.pass(PAY_WINDOW_MS)
    expect(await statusOf(shopper, couponId)).toBe(CouponStatus.usable)
  })

  it('gives it back with its money, which is what was paid', async () => {
    const { shopper, couponId } = await earlyBird()
    const { order, payNo } = await paid(shopper, couponId)
    await shopper.refund(order, payNo)
    expect(await statusOf(shopper, couponId)).toBe(CouponStatus.used)
    await shop.refundsArrive()
    expect(await statusOf(shopper, couponId)).toBe(CouponStatus.usable)
    expect(await shop.server.database.one('SELECT amount_fen AS fen FROM refund WHERE pay_no = $1', [payNo])).toEqual({
      fen: DUE_FEN,
    })
  })

  it('is not placed at another amount than was seen, and the coupon of somebody else is not found', async () => {
    const { shopper, couponId } = await earlyBird()
    const { shopper: other } = await earlyBird()
    await shop.server.database.query('UPDATE coupon SET end_at = $2 WHERE id = $1', [couponId, shop.server.clock.now()])
    expect(await shopper.place({ couponIds: [couponId], expectedPaymentFen: DUE_FEN })).toMatchObject({
      status: 409,
      code: ErrorCode.priceChanged,
      data: { oldAmountFen: DUE_FEN, newAmountFen: SMALL_FEN },
    })
    expect(await shopper.place({ couponIds: [couponId] })).toMatchObject({
      status: 409,
      code: ErrorCode.couponNotUsable,
    })
    expect(await other.place({ couponIds: [couponId] })).toMatchObject({ status: 404, code: ErrorCode.couponNotFound })
  })

  it('takes it once, though two want it at the same moment', async () => {
    const { shopper, couponId } = await earlyBird()
    const wish = { couponIds: [couponId], expectedPaymentFen: DUE_FEN }
    const answers = await Promise.all([shopper.place(wish), shopper.place(wish)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ErrorCode.priceChanged])
  })

  it('counts as much as any other towards the car, and its coupon comes back when all the money does', async () => {
    const { shopper, couponId } = await earlyBird()
    const { order } = await paid(shopper, couponId)
    await openBigSale(shop)
    const big = new BigShopper(shop, shopper)
    const placed = await big.order({ linkSmallOrderId: order.id })
    expect(placed).toMatchObject({
      linkSmallOrderAmount: DUE_FEN,
      paymentAmount: DEPOSIT_FEN - DUE_FEN,
      saleTotalPrice: CAR_FEN - (COUNTS_AS_FEN - DUE_FEN),
    })
    await big.cancel(placed.id)
    expect(await statusOf(shopper, couponId)).toBe(CouponStatus.used)
    const bought = await big.payDeposit(await big.order({ linkSmallOrderId: order.id }))
    await big.refund(bought.id, bought.payNo ?? '')
    await shop.refundsArrive()
    expect(await big.detail(bought.id)).toMatchObject({ statusCode: OrderStatus.refunded })
    expect(await statusOf(shopper, couponId)).toBe(CouponStatus.usable)
  })
})
