import { ErrorCode } from '@/wire/errors'
import { OrderStatus } from '@/wire/enums/order'
import { placeSmall } from '@/wire/endpoints/order'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, placement, type Shop } from '../money/shop'

describe('placing a small-deposit order', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  it('keeps nothing that the call does not name, and its key stands for the rest', async () => {
    const shopper = await shop.shopper()
    // As a caller may write it that no types hold back.
    const agreements = placement.agreements.map((agreement) => ({ ...agreement, note: 'x'.repeat(10_000) }))
    const { data } = await shopper.place({ agreements }, 'with-a-note')
    expect((await shopper.place({}, 'with-a-note')).data.id).toBe(data.id)
    const kept = await shop.server.database.one('SELECT agreements FROM orders WHERE id = $1', [data.id])
    expect(kept).toEqual({ agreements: placement.agreements })
  })

  it('keeps a place for thirty minutes and answers the order', async () => {
    const shopper = await shop.shopper()
    const before = await shop.sold()
    const { status, data } = await shopper.place()
    expect(status).toBe(200)
    expect(data).toMatchObject({
      orderStatus: OrderStatus.pendingPayment,
      statusName: 'Pending payment',
      orderAmount: 100_000,
      paymentAmount: 100_000,
      actualPayAmount: 0,
      createTime: '2026-11-20 12:00:00',
      expirationTime: '2026-11-20 12:30:00',
      highLightStatusMessage: 'Pay before 2026-11-20 12:30:00',
      nextActions: ['pay', 'cancel'],
      payNo: null,
      cityCode: '310100',
    })
    expect(data.orderNo).toMatch(/^VL20261120\d{6}$/)
    expect(data.storeInfo).toMatchObject({ putCardCityName: 'Shanghai', saleExpert: expect.any(String) })
    expect(data.milestones.map((milestone) => milestone.title)).toEqual(['Order placed'])
    expect(await shop.sold()).toBe(before + 1)
  })

  it('answers the same order again when the same request comes with the same key', async () => {
    const shopper = await shop.shopper()
    const first = await shopper.place({}, 'one-key-twice')
    const before = await shop.sold()
    const second = await shopper.place({}, 'one-key-twice')
    expect(second.data).toEqual(first.data)
    expect(await shop.sold()).toBe(before)
  })

  it('makes one order of fifty requests with one key that come at once', async () => {
    const shopper = await shop.shopper()
    const before = await shop.sold()
    const answers = await Promise.all(Array.from({ length: 50 }, () => shopper.place({}, 'fifty-at-once')))
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(answers.every((answer) => answer.code === 200)).toBe(true)
    expect(await shop.sold()).toBe(before + 1)
  })

  it('takes the same key of two shoppers as two requests', async () => {
    const [one, other] = [await shop.shopper(), await shop.shopper()]
    const answers = [await one.place({}, 'a-key-of-both'), await other.place({}, 'a-key-of-both')]
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(2)
  })

  it('refuses a key that comes with another body', async () => {
    const shopper = await shop.shopper()
    await shopper.place({}, 'changed-body')
    const answer = await shopper.place({ cityCode: '110100' }, 'changed-body')
    expect(answer).toMatchObject({ status: 422, code: ErrorCode.idempotencyKeyReused, data: null })
    expect(answer.msg).toBe('This request was already sent with other content. Please refresh and try again.')
  })

  it('refuses a request without a key', async () => {
    const { token } = await shop.shopper()
    const answer = await shop.server.call(placeSmall, placement, { token })
    expect(answer).toMatchObject({ status: 422, code: ErrorCode.idempotencyKeyMissing })
  })

  it('refuses a visitor', async () => {
    const answer = await shop.server.call(placeSmall, placement, { idempotencyKey: 'visitor-key' })
    expect(answer).toMatchObject({ status: 401, code: ErrorCode.notLoggedIn })
  })

  it('lets a refused key be tried again once the reason is gone', async () => {
    const shopper = await shop.shopper()
    const refused = await shopper.place({ expectedAmountFen: 90_000 }, 'tried-again')
    const placed = await shopper.place({}, 'tried-again')
    expect([refused.status, placed.status]).toEqual([409, 200])
  })

  it('lets one shopper keep two unpaid orders for the same allocation', async () => {
    const shopper = await shop.shopper()
    const orders = [await shopper.order(), await shopper.order()]
    expect(new Set(orders.map((order) => order.id)).size).toBe(2)
  })

  const refusals = [
    ['an unknown model', { modelId: 'vela-1' }, 404, ErrorCode.modelNotFound, 'We could not find this model.'],
    [
      'the deposit of another model',
      { marketPostId: 'vela-9-small' },
      404,
      ErrorCode.modelNotFound,
      'We could not find this model.',
    ],
    ['a big deposit', { marketPostId: 'vela-7-big' }, 404, ErrorCode.modelNotFound, 'We could not find this model.'],
    [
      'a sale that opens later',
      { modelId: 'vela-9', marketPostId: 'vela-9-small' },
      409,
      ErrorCode.saleNotOpen,
      'The sale has not started yet.',
    ],
    ['an unknown shop', { storeId: 'nowhere' }, 404, ErrorCode.shopNotFound, 'We could not find this shop.'],
    ['an unknown city', { cityCode: '999999' }, 422, ErrorCode.invalidField, 'Please check the city.'],
    ['a province instead of a city', { cityCode: '310000' }, 422, ErrorCode.invalidField, 'Please check the city.'],
    ['no agreements', { agreements: [] }, 400, ErrorCode.agreementsNotAccepted, 'Please accept the agreements first.'],
    [
      'the intent letter alone',
      { agreements: [{ id: 15, version: 5 }] },
      400,
      ErrorCode.agreementsNotAccepted,
      'Please accept the agreements first.',
    ],
    [
      'an old privacy policy',
      {
        agreements: [
          { id: 15, version: 5 },
          { id: 13, version: 9 },
        ],
      },
      409,
      ErrorCode.agreementOutdated,
      'The agreement has been updated. Please read the new version.',
    ],
  ] as const

  it.each(refusals)('refuses %s with its own code and text', async (_what, changes, status, code, msg) => {
    const shopper = await shop.shopper()
    const before = await shop.sold()
    // The table is constant; the request is not.
    const answer = await shopper.place(structuredClone(changes) as Partial<typeof placement>)
    expect(answer).toMatchObject({ status, code, msg })
    expect(await shop.sold()).toBe(before)
  })

  it('tells the old and the new price when the price has changed', async () => {
    const shopper = await shop.shopper()
    const answer = await shopper.place({ expectedAmountFen: 120_000 })
    expect(answer).toMatchObject({
      status: 409,
      code: ErrorCode.priceChanged,
      data: { oldAmountFen: 120_000, newAmountFen: 100_000 },
    })
  })

  describe('at the edges of the sale window', () => {
    const setWindow = (startAt: Date, endAt: Date) =>
      shop.server.database.query(
        "UPDATE allocation SET start_at = $1, end_at = $2 WHERE market_post_id = 'vela-9-small'",
        [startAt, endAt],
      )
    const vela9 = { modelId: 'vela-9', marketPostId: 'vela-9-small' }
    const at = (seconds: number) => new Date(shop.server.clock.now().getTime() + seconds * 1_000)

    it('opens at the very second of its start', async () => {
      await setWindow(at(0), at(60))
      const shopper = await shop.shopper()
      expect(await shopper.place(vela9)).toMatchObject({ code: 200 })
    })

    it('is not open one second before', async () => {
      await setWindow(at(1), at(60))
      const shopper = await shop.shopper()
      expect(await shopper.place(vela9)).toMatchObject({ code: ErrorCode.saleNotOpen })
    })

    it('is closed at the very second of its end', async () => {
      await setWindow(at(-60), at(0))
      const shopper = await shop.shopper()
      expect(await shopper.place(vela9)).toMatchObject({
        status: 409,
        code: ErrorCode.saleClosed,
        msg: 'The sale has ended.',
      })
    })

    it('is closed while the big deposit is open, as the button on the page says', async () => {
      await setWindow(at(-60), at(60))
      const big = "UPDATE allocation SET start_at = $1 WHERE market_post_id = 'vela-9-big'"
      await shop.server.database.query(big, [at(-1)])
      const shopper = await shop.shopper()
      expect(await shopper.place(vela9)).toMatchObject({ code: ErrorCode.saleClosed })
    })

    it('is closed when its switch is off', async () => {
      await shop.server.database.query("UPDATE allocation SET switch_on = false WHERE model_id = 'vela-9'")
      const shopper = await shop.shopper()
      expect(await shopper.place(vela9)).toMatchObject({ code: ErrorCode.saleClosed })
    })
  })
})
