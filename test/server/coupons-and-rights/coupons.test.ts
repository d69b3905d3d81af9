import { codeLogin, deletion, sendSms } from '@/wire/endpoints/account'
import { claim, count, detail, list } from '@/wire/endpoints/coupon'
import { CouponCause, CouponStatus } from '@/wire/enums/coupon'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { giveCoupons } from '../../../server/modules/coupon/give-coupons'
import { openShop, type Shop, type Shopper } from '../money/shop'
import { callOffice } from '../office/office'

const JINGAN = 'shanghai-jingan'
const CALLERS = 200

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const listOf = async ({ token }: Shopper) => (await shop.server.call(list, {}, { token })).data
const claimAs = ({ token }: Shopper, code: string) => shop.server.call(claim, { code }, { token })
const codeOf = async ({ token }: Shopper, id: string) => (await shop.server.call(detail, { id }, { token })).data.code
const named = async (shopper: Shopper, name: string) => {
  const coupon = (await listOf(shopper)).find(({ couponName }) => couponName === name)
  if (coupon === undefined) throw new Error(`no coupon ${name}`)
  return coupon
}
const spend = (code: string, storeId: string) =>
  callOffice<{ spentTime: string }>(shop, OfficePath.couponSpent, { code, storeId })

/** A shopper with the coupons of an occasion. */
const shopperWith = async (cause: CouponCause): Promise<Shopper> => {
  const shopper = await shop.shopper()
  const gift = { userId: shopper.userId, reference: 'test' }
  await shop.server.database.transaction((tx) => giveCoupons(tx, cause, gift, shop.server.clock.now()))
  return shopper
}

describe('who registers', () => {
  const enter = async (phoneNumber: string): Promise<string> => {
    await shop.server.call(sendSms, { phoneNumber, smsType: SmsType.login })
    const verificationCode = shop.server.sms.lastTo(phoneNumber)?.code ?? ''
    const body = { jsCode: '', phoneNumber, verificationCode, agreementsAgreed: true }
    return (await shop.server.call(codeLogin, body)).data.token
  }

  it('has the coupons of registration, once for ever, and sees what each is worth and for what', async () => {
    const token = await enter('13866660001')
    const { data } = await shop.server.call(list, {}, { token })
    expect(data.find(({ couponName }) => couponName === 'Founder credit')).toMatchObject({
      amountFen: 300_000,
      modelNames: ['Vela 7'],
      minTotalFen: 20_000_000,
      cause: CouponCause.registration,
      status: CouponStatus.usable,
      isNew: true,
    })
    expect((await shop.server.call(count, {}, { token })).data).toEqual({ usable: data.length })
    shop.server.clock.advance(MINUTE_MS)
    const again = await enter('13866660001')
    expect((await shop.server.call(list, {}, { token: again })).data).toHaveLength(data.length)
  })

  it('reads them in Chinese, too', async () => {
    const { token } = await shopperWith(CouponCause.registration)
    const { data } = await shop.server.call(list, {}, { token, headers: { 'accept-language': 'zh-CN' } })
    expect(data.map(({ couponName }) => couponName)).toContain('创始车主礼金')
  })
})

describe('a code', () => {
  it('gives its coupon once, however it is typed', async () => {
    const shopper = await shop.shopper()
    expect(await claimAs(shopper, 'charge-200')).toMatchObject({
      code: 200,
      data: { couponName: 'Charging allowance', quantity: 200, unit: 'kWh', status: CouponStatus.usable },
    })
    expect(await claimAs(shopper, 'CHARGE200')).toMatchObject({ status: 409, code: ErrorCode.couponTaken })
  })

  it('gives what ends with its rule at the latest, and nothing once that has ended', async () => {
    const shopper = await shop.shopper()
    const { database, clock } = shop.server
    const endRule = (at: Date) =>
      database.query("UPDATE coupon_rule SET end_at = $1 WHERE id = 'charging-allowance'", [at])
    await endRule(clock.now())
    expect(await claimAs(shopper, 'CHARGE200')).toMatchObject({ status: 400, code: ErrorCode.couponCodeWrong })
    const tomorrowMs = clock.now().getTime() + DAY_MS
    await endRule(new Date(tomorrowMs))
    expect((await claimAs(shopper, 'CHARGE200')).data.endTime).toBe(formatShanghai(tomorrowMs - SECOND_MS))
  })

  it('is tried five times in a minute, and then again after it', async () => {
    const shopper = await shop.shopper()
    for (const code of ['one', 'two', 'three', 'four', 'five']) {
      expect(await claimAs(shopper, code)).toMatchObject({ status: 400, code: ErrorCode.couponCodeWrong })
    }
    expect(await claimAs(shopper, 'AUTUMN800')).toMatchObject({
      status: 429,
      code: ErrorCode.couponCodesTooOften,
      data: { retryAfterSeconds: 60 },
    })
    shop.server.clock.advance(MINUTE_MS)
    expect(await claimAs(shopper, 'AUTUMN800')).toMatchObject({ code: 200 })
  })

  it(`gives the last coupon to one of ${CALLERS} who ask for it at once`, async () => {
    await shop.server.database.query("UPDATE coupon_rule SET given = quota - 1 WHERE id = 'jingan-opening'")
    const shoppers: Shopper[] = []
    for (let n = 0; n < CALLERS; n += 1) shoppers.push(await shop.shopper())
    const answers = await Promise.all(shoppers.map((shopper) => claimAs(shopper, 'JINGAN500')))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set([200, ErrorCode.couponsAllGiven]))
    const kept = await shop.server.database.one(
      `SELECT given = quota AS "isGiven", (SELECT count(*) FROM coupon WHERE rule_id = 'jingan-opening') AS coupons
       FROM coupon_rule WHERE id = 'jingan-opening'`,
    )
    expect(kept).toEqual({ isGiven: true, coupons: 1 })
  })
})

describe('a coupon for a shop', () => {
  it('is spent there once by its code, which says when and where', async () => {
    const shopper = await shopperWith(CouponCause.registration)
    const { id } = await named(shopper, 'First inspection')
    const code = await codeOf(shopper, id)
    const answers = await Promise.all([spend(code, JINGAN), spend(code, JINGAN)])
    expect(answers.map((answer) => answer.code).sort((one, other) => one - other)).toEqual([
      200,
      ErrorCode.couponNotUsable,
    ])
    // Who lost the answer learns that it was done, and when, and hands nothing out a second time.
    const doneTime = answers.find((answer) => answer.code === 200)?.data?.spentTime
    expect(doneTime).toMatch(/^\d{4}-/)
    shop.server.clock.advance(MINUTE_MS)
    expect(await spend(code, JINGAN)).toMatchObject({
      status: 409,
      code: ErrorCode.couponNotUsable,
      msg: `This coupon was used at ${doneTime}, and counts once.`,
      data: { doneTime },
    })
    expect(await named(shopper, 'First inspection')).toMatchObject({
      status: CouponStatus.used,
      usedPlace: 'Vela Space Jing’an',
      usedTime: expect.any(String),
    })
    expect(await shop.server.database.one('SELECT spent_by AS "spentBy" FROM coupon WHERE id = $1', [id])).toEqual({
      spentBy: expect.stringMatching(/^office:/),
    })
  })

  it('is not spent after its end, without a shop, or in place of an order’s', async () => {
    const shopper = await shopperWith(CouponCause.registration)
    const [inspection, credit] = [await named(shopper, 'First inspection'), await named(shopper, 'Founder credit')]
    expect(await spend(await codeOf(shopper, credit.id), JINGAN)).toMatchObject({ code: ErrorCode.couponNotUsable })
    const code = await codeOf(shopper, inspection.id)
    expect(await spend(code, 'nowhere')).toMatchObject({ code: ErrorCode.shopNotFound })
    expect(await spend('VC00000000000000', JINGAN)).toMatchObject({ code: ErrorCode.couponNotFound })
    const { database, clock } = shop.server
    await database.query('UPDATE coupon SET end_at = $2 WHERE id = $1', [inspection.id, clock.now()])
    expect(await spend(code, JINGAN)).toMatchObject({ code: ErrorCode.couponNotUsable })
  })

  it('is spent at its own shops alone, and neither counts nor is spent before it begins', async () => {
    const shopper = await shopperWith(CouponCause.registration)
    const { token } = shopper
    const inspection = await named(shopper, 'First inspection')
    const code = await codeOf(shopper, inspection.id)
    const usable = async () => (await shop.server.call(count, {}, { token })).data.usable
    const all = await usable()
    const { database, clock } = shop.server
    const rule = (storeIds: string[] | null, startAt: Date) =>
      database.query("UPDATE coupon_rule SET store_ids = $1, start_at = $2 WHERE id = 'first-inspection'", [
        storeIds,
        startAt,
      ])

    await rule(['beijing-chaoyang'], clock.now())
    expect(await spend(code, JINGAN)).toMatchObject({ status: 409, code: ErrorCode.couponNotUsable })
    await rule(null, new Date(clock.now().getTime() + MINUTE_MS))
    expect(await spend(code, JINGAN)).toMatchObject({ status: 409, code: ErrorCode.couponNotUsable })
    expect(await usable()).toBe(all - 1)
    // It would go with the account all the same.
    const { data } = await shop.server.call(deletion, {}, { token })
    expect(data.losses.coupons).toBe(all)
    clock.advance(MINUTE_MS)
    expect(await usable()).toBe(all)
    expect(await spend(code, JINGAN)).toMatchObject({ code: 200 })
    expect(await usable()).toBe(all - 1)
  })
})

it('another person’s coupon is not found', async () => {
  const [owner, stranger] = [await shop.shopper(), await shop.shopper()]
  const { data } = await claimAs(owner, 'CHARGE200')
  expect(await shop.server.call(detail, { id: data.id }, { token: stranger.token })).toMatchObject({
    status: 404,
    code: ErrorCode.couponNotFound,
  })
})

it('a coupon that has ended is shown for two years', async () => {
  const shopper = await shopperWith(CouponCause.registration)
  const { id } = await named(shopper, 'First inspection')
  const endedSince = async (days: number) => {
    const { database, clock } = shop.server
    const end = new Date(clock.now().getTime() - days * DAY_MS)
    await database.query('UPDATE coupon SET end_at = $2 WHERE id = $1', [id, end])
    return (await listOf(shopper)).filter((coupon) => coupon.id === id).map(({ status }) => status)
  }
  expect(await endedSince(729)).toEqual([CouponStatus.ended])
  expect(await endedSince(731)).toEqual([])
})
