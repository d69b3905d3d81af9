import { list } from '@/wire/endpoints/coupon'
import { quoteBig } from '@/wire/endpoints/order'
import { CouponCause, CouponStatus } from '@/wire/enums/coupon'
import { EditScope, OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { BigOrderWish } from '@/wire/schemas/order-calls'
import { DAY_MS } from '@/domain/time/duration'
import { PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { giveCoupons } from '../../../server/modules/coupon/give-coupons'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import {
  bigPlacement,
  bigShopper,
  CAR_FEN,
  DEPOSIT_FEN,
  smallThenBig,
  standardCar,
  type BigShopper,
} from '../orders/big-shopper'

const FOUNDER_FEN = 300_000
/** 1 % of the car comes to more than its ceiling. */
const FRIEND_FEN = 250_000
const AUTUMN_FEN = 80_000
const OPENING_FEN = 50_000
const JINGAN = 'shanghai-jingan'
const OTHER_SHOP = 'shanghai-xintiandi'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

/** A shopper with the coupons of registration, of an invitation and of a code. */
const shopperWithCoupons = async (shopper?: BigShopper): Promise<BigShopper> => {
  const big = shopper ?? (await bigShopper(shop))
  const gift = { userId: big.small.userId, reference: 'test' }
  await shop.server.database.transaction(async (tx) => {
    for (const cause of [CouponCause.registration, CouponCause.invitation]) {
      await giveCoupons(tx, cause, gift, shop.server.clock.now())
    }
    await tx.query(
      `INSERT INTO coupon (id, rule_id, user_id, reference, code, given_at, end_at)
       SELECT 'autumn-' || $1, id, $1, 'test', 'VC' || $1, $2, end_at FROM coupon_rule WHERE id = 'autumn-options'`,
      [big.small.userId, shop.server.clock.now()],
    )
  })
  return big
}

const couponsOf = async ({ token }: BigShopper) => (await shop.server.call(list, {}, { token })).data

const idOf = async (shopper: BigShopper, name: string): Promise<string> => {
  const coupon = (await couponsOf(shopper)).find(({ couponName }) => couponName === name)
  if (coupon === undefined) throw new Error(`no coupon ${name}`)
  return coupon.id
}

const statusOf = async (shopper: BigShopper, name: string) =>
  (await couponsOf(shopper)).find(({ couponName }) => couponName === name)?.status

const wishOf = (changes: Partial<BigOrderWish> = {}): BigOrderWish => {
  const { modelId, marketPostId, car, places } = bigPlacement
  const { pnoTwelve, attributeNos } = car
  return { modelId, marketPostId, pnoTwelve, attributeNos, storeId: places.storeId, ...changes }
}

const quoteFor = async ({ token }: BigShopper, changes: Partial<BigOrderWish> = {}) =>
  (await shop.server.call(quoteBig, wishOf(changes), { token })).data

const chosenIn = ({ coupons }: Awaited<ReturnType<typeof quoteFor>>) =>
  coupons.filter(({ isChosen }) => isChosen).map(({ coupon }) => coupon.couponName)

describe('before an order', () => {
  it('the coupons that take off the most are chosen, and each that cannot be used says why', async () => {
    const shopper = await shopperWithCoupons()
    const quote = await quoteFor(shopper)
    expect(chosenIn(quote).sort()).toEqual(['Autumn saving', 'Founder credit'])
    expect(quote).toMatchObject({
      modelTotalPrice: CAR_FEN,
      saleTotalPrice: CAR_FEN - FOUNDER_FEN - AUTUMN_FEN,
      depositAmount: DEPOSIT_FEN,
      paymentAmount: DEPOSIT_FEN,
      balanceAmount: CAR_FEN - FOUNDER_FEN - AUTUMN_FEN - DEPOSIT_FEN,
    })
    const reasons = Object.fromEntries(quote.coupons.map(({ coupon, reason }) => [coupon.couponName, reason]))
    expect(reasons).toMatchObject({ 'Vela 9 launch': 'For Vela 9 only', 'Friend invitation': null })
    expect(Object.keys(reasons)).not.toContain('First inspection')
  })

  it('one that adds to nothing is used alone, up to its ceiling', async () => {
    const shopper = await shopperWithCoupons()
    const friend = await idOf(shopper, 'Friend invitation')
    const alone = await quoteFor(shopper, { couponIds: [friend] })
    expect(alone.discountInfoVOList).toEqual([{ discountName: 'Friend invitation', discountAmount: FRIEND_FEN }])
    const both = await quoteFor(shopper, { couponIds: [friend, await idOf(shopper, 'Founder credit')] })
    expect(chosenIn(both)).toEqual([])
  })

  it('none is used where none is wanted, and nothing is held', async () => {
    const shopper = await shopperWithCoupons()
    expect(await quoteFor(shopper, { couponIds: [] })).toMatchObject({
      discountInfoVOList: [],
      saleTotalPrice: CAR_FEN,
    })
    expect(await statusOf(shopper, 'Founder credit')).toBe(CouponStatus.usable)
  })

  it('they add to what a small deposit counts as', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    await shopperWithCoupons(shopper)
    const quote = await quoteFor(shopper, { linkSmallOrderId: smallId })
    expect(quote.saleTotalPrice).toBe(CAR_FEN - 200_000 - FOUNDER_FEN - AUTUMN_FEN)
    expect(quote.paymentAmount).toBe(DEPOSIT_FEN - 100_000)
  })
})

describe('an order', () => {
  const placedWith = async (shopper: BigShopper, names: readonly string[]) => {
    const couponIds = await Promise.all(names.map((name) => idOf(shopper, name)))
    const { saleTotalPrice } = await quoteFor(shopper, { couponIds })
    return shopper.place({ couponIds, expectedSaleTotalFen: saleTotalPrice })
  }

  it('comes to what was quoted, locks its coupons, and uses them when it is paid', async () => {
    const shopper = await shopperWithCoupons()
    const { data } = await placedWith(shopper, ['Founder credit', 'Autumn saving'])
    expect(data.saleTotalPrice).toBe(CAR_FEN - FOUNDER_FEN - AUTUMN_FEN)
    expect(data.discountInfoVOList.map(({ discountName }) => discountName).sort()).toEqual([
      'Autumn saving',
      'Founder credit',
    ])
    expect(await statusOf(shopper, 'Founder credit')).toBe(CouponStatus.held)
    await shopper.payDeposit(data)
    expect(await statusOf(shopper, 'Founder credit')).toBe(CouponStatus.used)
    expect((await quoteFor(shopper)).coupons.map(({ coupon }) => coupon.couponName)).not.toContain('Founder credit')
  })

  it('keeps the price that it was placed with, also at another shop, though its coupon ends before it is paid', async () => {
    const shopper = await shopperWithCoupons()
    const { data } = await placedWith(shopper, ['Founder credit'])
    await shop.server.database.query('UPDATE coupon SET end_at = $2 WHERE user_id = $1', [
      shopper.small.userId,
      shop.server.clock.now(),
    ])
    const places = { ...bigPlacement.places, storeId: OTHER_SHOP }
    expect((await shopper.edit(data.id, { scope: EditScope.shopInfo, places })).data.saleTotalPrice).toBe(
      CAR_FEN - FOUNDER_FEN,
    )
    expect((await shopper.payDeposit(data)).saleTotalPrice).toBe(CAR_FEN - FOUNDER_FEN)
  })

  it.each(['cancelled', 'left unpaid'])('gives its coupons back when it is %s', async (how) => {
    const shopper = await shopperWithCoupons()
    const { data } = await placedWith(shopper, ['Founder credit'])
    if (how === 'cancelled') await shopper.cancel(data.id)
    else await shop.pass(PAY_WINDOW_MS)
    expect(await statusOf(shopper, 'Founder credit')).toBe(CouponStatus.usable)
  })

  it('gives them back when its money has gone back, if they have not ended meanwhile', async () => {
    const shopper = await shopperWithCoupons()
    const paid = await shopper.payDeposit((await placedWith(shopper, ['Founder credit', 'Autumn saving'])).data)
    await shop.server.database.query(
      "UPDATE coupon SET end_at = $2 WHERE user_id = $1 AND rule_id = 'autumn-options'",
      [shopper.small.userId, shop.server.clock.now()],
    )
    await shopper.refund(paid.id, paid.payNo ?? '')
    expect(await statusOf(shopper, 'Founder credit')).toBe(CouponStatus.used)
    await shop.refundsArrive()
    expect(await statusOf(shopper, 'Founder credit')).toBe(CouponStatus.usable)
    expect(await statusOf(shopper, 'Autumn saving')).toBe(CouponStatus.ended)
    expect(await shopper.detail(paid.id)).toMatchObject({ statusCode: OrderStatus.refunded })
  })

  it('is not placed at another amount than was seen: a coupon that ended shows the difference', async () => {
    const shopper = await shopperWithCoupons()
    const couponIds = [await idOf(shopper, 'Founder credit')]
    const { saleTotalPrice } = await quoteFor(shopper, { couponIds })
    await shop.server.database.query('UPDATE coupon SET end_at = $2 WHERE id = ANY ($1)', [
      couponIds,
      shop.server.clock.now(),
    ])
    expect(await shopper.place({ couponIds, expectedSaleTotalFen: saleTotalPrice })).toMatchObject({
      status: 409,
      code: ErrorCode.priceChanged,
      data: { oldAmountFen: CAR_FEN - FOUNDER_FEN, newAmountFen: CAR_FEN },
    })
    expect(await shopper.place({ couponIds })).toMatchObject({ status: 409, code: ErrorCode.couponNotUsable })
    expect(await shopper.place({ expectedSaleTotalFen: CAR_FEN })).toMatchObject({ code: 200 })
  })

  it('sells no car for less than its deposit, whatever a coupon is worth, at another shop either', async () => {
    const { database } = shop.server
    const shopper = await shopperWithCoupons()
    const worth = (fen: number) =>
      database.query("UPDATE coupon_rule SET amount_fen = $1 WHERE id = 'founder-credit'", [fen])
    await worth(CAR_FEN)
    const order = await shopper.order({ couponIds: [await idOf(shopper, 'Founder credit')] })
    const places = { ...bigPlacement.places, storeId: OTHER_SHOP }
    const { data: moved } = await shopper.edit(order.id, { scope: EditScope.shopInfo, places })
    await worth(FOUNDER_FEN)
    for (const one of [order, moved]) expect(one).toMatchObject({ saleTotalPrice: DEPOSIT_FEN, balanceAmount: 0 })
  })

  it('takes a coupon once, though two want it at the same moment', async () => {
    const shopper = await shopperWithCoupons()
    const couponIds = [await idOf(shopper, 'Founder credit')]
    const body = { couponIds, expectedSaleTotalFen: CAR_FEN - FOUNDER_FEN }
    const answers = await Promise.all([shopper.place(body), shopper.place(body)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ErrorCode.priceChanged])
    const quote = await quoteFor(shopper)
    const held = quote.coupons.find(({ coupon }) => coupon.couponName === 'Founder credit')
    expect(held?.reason).toMatch(/^Held by your order …\d{6}$/)
  })

  it('takes no coupon that another order was paid with: the difference is shown, and nothing is taken twice', async () => {
    const shopper = await shopperWithCoupons()
    const couponIds = [await idOf(shopper, 'Founder credit')]
    await shopper.payDeposit((await placedWith(shopper, ['Founder credit'])).data)
    const again = { couponIds, expectedSaleTotalFen: CAR_FEN - FOUNDER_FEN }
    expect(await shopper.place(again)).toMatchObject({
      status: 409,
      code: ErrorCode.priceChanged,
      data: { oldAmountFen: CAR_FEN - FOUNDER_FEN, newAmountFen: CAR_FEN },
    })
    expect(await statusOf(shopper, 'Founder credit')).toBe(CouponStatus.used)
  })

  it('takes nobody else’s coupon, and none that do not go together', async () => {
    const shopper = await shopperWithCoupons()
    const other = await shopperWithCoupons()
    expect(await shopper.place({ couponIds: [await idOf(other, 'Founder credit')] })).toMatchObject({
      status: 404,
      code: ErrorCode.couponNotFound,
    })
    expect(await placedWith(shopper, ['Founder credit', 'Friend invitation'])).toMatchObject({
      status: 409,
      code: ErrorCode.couponNotUsable,
    })
  })

  it('works its coupons out anew for another car, and gives back what does not fit it', async () => {
    const shopper = await shopperWithCoupons()
    const { data } = await placedWith(shopper, ['Founder credit', 'Autumn saving'])
    const { data: edited } = await shopper.edit(data.id, { scope: EditScope.all, car: standardCar })
    expect(edited).toMatchObject({
      discountInfoVOList: [{ discountName: 'Founder credit', discountAmount: FOUNDER_FEN }],
      saleTotalPrice: standardCar.expectedTotalFen - FOUNDER_FEN,
    })
    expect(await statusOf(shopper, 'Autumn saving')).toBe(CouponStatus.usable)
    await shop.pass(DAY_MS)
  })

  it('goes to no shop that its coupon is not for at a price that the shopper has not seen', async () => {
    const shopper = await shopperWithCoupons()
    await shop.server.database.query(
      `INSERT INTO coupon (id, rule_id, user_id, reference, code, given_at, end_at)
       SELECT 'opening-' || $1, id, $1, 'test', 'VO' || $1, $2, end_at FROM coupon_rule WHERE id = 'jingan-opening'`,
      [shopper.small.userId, shop.server.clock.now()],
    )
    const opening = await idOf(shopper, 'Jing’an opening')
    const order = await shopper.order({ couponIds: [opening], places: { ...bigPlacement.places, storeId: JINGAN } })
    const change = { scope: EditScope.shopInfo, places: { ...bigPlacement.places, storeId: OTHER_SHOP } }
    expect(await shopper.edit(order.id, { ...change, expectedSaleTotalFen: order.saleTotalPrice })).toMatchObject({
      code: ErrorCode.priceChanged,
      data: { oldAmountFen: CAR_FEN - OPENING_FEN, newAmountFen: CAR_FEN },
    })
    expect(await shopper.detail(order.id)).toMatchObject({ saleTotalPrice: CAR_FEN - OPENING_FEN })
    expect(await statusOf(shopper, 'Jing’an opening')).toBe(CouponStatus.held)
    const { data: edited } = await shopper.edit(order.id, { ...change, expectedSaleTotalFen: CAR_FEN })
    expect(edited).toMatchObject({ storeInfo: { storeId: OTHER_SHOP }, saleTotalPrice: CAR_FEN })
    expect(await statusOf(shopper, 'Jing’an opening')).toBe(CouponStatus.usable)
  })
})
