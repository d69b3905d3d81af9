import { DeliveryAction, OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { forgetWordsOf } from '../../../server/modules/evaluation/evaluation-statements'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import { deliveryShopper, praise } from './delivery-shopper'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const inDays = (days: number): string => formatShanghai(shop.server.clock.now().getTime() + days * DAY_MS)

describe('the hour of a pick-up', () => {
  it('is said on the order, and confirmed once by its shopper', async () => {
    const shopper = await deliveryShopper(shop)
    expect((await shopper.order()).deliverStatusNow).toEqual({ name: 'Being prepared' })
    const hour = await shopper.planned()
    expect(await shopper.order()).toMatchObject({
      statusMessage: expect.stringMatching(/^Your Vela 7 has reached .+\.$/) as string,
      highLightStatusMessage: expect.stringMatching(/^Pick it up on \d+\s\w{3}, 10:00\.$/) as string,
      deliverStatusNow: { name: 'Ready for pick-up' },
      nextActions: expect.arrayContaining([DeliveryAction.confirmPickUp]) as string[],
    })

    for (const time of ['first', 'again']) {
      const { deliverStatusNow, nextActions, milestones } = (await shopper.confirm(hour)).data
      expect([time, deliverStatusNow?.name, nextActions]).toEqual([
        time,
        'Pick-up confirmed',
        [DeliveryAction.uploadLicence],
      ])
      expect(milestones.filter(({ title }) => title === 'Pick-up confirmed')).toHaveLength(1)
    }
  })

  it('that was planned anew is not confirmed unseen, and asks once more', async () => {
    const shopper = await deliveryShopper(shop)
    const before = await shopper.planned()
    await shopper.confirm(before)
    const after = await shopper.planned(inDays(5))
    expect(await shopper.confirm(before)).toMatchObject({ status: 409, code: ErrorCode.pickUpMoved })
    const { nextActions, milestones } = await shopper.order()
    expect(nextActions).toContain(DeliveryAction.confirmPickUp)
    expect(milestones.slice(0, 3).map(({ title }) => title)).toEqual([
      'Pick-up moved',
      'Pick-up confirmed',
      'Ready for pick-up',
    ])
    expect((await shopper.confirm(after)).code).toBe(200)
  })

  it('stays confirmed where the same plan is told again, which is no news', async () => {
    const shopper = await deliveryShopper(shop)
    const hour = await shopper.planned(inDays(5))
    await shopper.confirm(hour)
    const before = await shopper.order()
    await shopper.planned(hour)
    const { deliverStatusNow, milestones } = await shopper.order()
    expect(deliverStatusNow).toEqual({ name: 'Pick-up confirmed' })
    expect(milestones).toEqual(before.milestones)
  })

  it('stays confirmed where the plan is told again with somebody else who hands over, whom the order names from then on', async () => {
    const shopper = await deliveryShopper(shop)
    const hour = await shopper.planned(inDays(5))
    await shopper.confirm(hour)
    const phone = '13900008888'
    await shop.server.database.query('UPDATE adviser SET phone = $1', [phone])
    await shopper.planned(hour)
    const { deliverStatusNow, storeInfo } = await shopper.order()
    expect(deliverStatusNow).toEqual({ name: 'Pick-up confirmed' })
    expect(storeInfo.deliveryerMobile).toBe(phone)
  })

  it("of another shopper's order is not found", async () => {
    const shopper = await deliveryShopper(shop)
    const other = await deliveryShopper(shop)
    const hour = await shopper.planned()
    expect(await shopper.confirm(hour, other.token)).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
  })
})

describe('the evaluation of a delivery', () => {
  it('waits for the delivery', async () => {
    const shopper = await deliveryShopper(shop)
    expect(await shopper.evaluation()).toMatchObject({ status: 409, code: ErrorCode.deliveryNotDone })
    expect(await shopper.evaluate()).toMatchObject({ status: 409, code: ErrorCode.deliveryNotDone })
  })

  it('is sent once with stars, tags, words and photos, and shown as it was sent', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const nextActions = [DeliveryAction.reviewDelivery]
    expect(await shopper.order()).toMatchObject({ statusCode: OrderStatus.complete, nextActions })
    const centreName = expect.any(String) as string
    expect((await shopper.evaluation()).data).toMatchObject({ modelName: 'Vela 7', sent: null, centreName })

    const photo = await shopper.photo()
    const { data } = await shopper.evaluate({ words: `  ${praise.words} `, photos: [photo] })
    const url = expect.stringContaining('signature=') as string
    expect(data.sent).toMatchObject({ ...praise, photos: [{ path: photo, url }] })
    expect((await shopper.evaluation()).data.sent).toMatchObject({ stars: praise.stars, words: praise.words })
    expect((await shopper.order()).nextActions).toEqual([])
  })

  it('that differs from the one sent is refused and changes nothing; the same one is no error', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    await shopper.evaluate()
    expect((await shopper.evaluate()).code).toBe(200)
    const other = await shopper.evaluate({ words: 'On second thoughts' })
    expect(other).toMatchObject({ status: 409, code: ErrorCode.alreadyEvaluated })
    expect((await shopper.evaluation()).data.sent?.words).toBe(praise.words)
  })

  it('counts once when it is sent from many places at the same moment', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((car) => shopper.evaluate({ stars: { ...praise.stars, car } })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array<number>(4).fill(ErrorCode.alreadyEvaluated)])
    const winner = answers.find(({ code }) => code === 200)
    expect((await shopper.evaluation()).data.sent?.stars).toEqual(winner?.data.sent?.stars)
  })

  it("of another shopper's order is not found", async () => {
    const [shopper, other] = [await deliveryShopper(shop), await deliveryShopper(shop)]
    await shopper.delivered()
    expect(await shopper.evaluation(other.token)).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
    expect(await shopper.evaluate({}, other.token)).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
  })

  it.each([
    ['half a star', { stars: { ...praise.stars, car: 4.5 } }],
    ['no star', { stars: { ...praise.stars, car: 0 } }],
    ['six stars', { stars: { ...praise.stars, car: 6 } }],
    ['too many words', { words: 'x'.repeat(201) }],
    ['too many photos', { photos: Array.from({ length: 7 }, (_, index) => `private/content/${index}.png`) }],
  ])('with %s is refused', async (_what, changes) => {
    const shopper = await deliveryShopper(shop)
    expect(await shopper.evaluate(changes)).toMatchObject({ status: 422, code: ErrorCode.invalidField })
  })

  it('takes photos of its own shopper only, and none that everybody could see', async () => {
    const [shopper, other] = [await deliveryShopper(shop), await deliveryShopper(shop)]
    await shopper.delivered()
    const theirs = await shopper.evaluate({ photos: [await other.photo()] })
    expect(theirs).toMatchObject({ status: 404, code: ErrorCode.fileNotFound })
    const everybodys = await shopper.evaluate({ photos: [await shopper.photo(false)] })
    expect(everybodys).toMatchObject({ status: 422, code: ErrorCode.invalidField })
    expect((await shopper.evaluation()).data.sent).toBeNull()
  })

  it('loses its words and photos with the account, and keeps its stars', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    await shopper.evaluate({ photos: [await shopper.photo()] })
    await forgetWordsOf(shop.server.database, shopper.big.small.userId)
    expect((await shopper.evaluation()).data.sent).toMatchObject({ stars: praise.stars, words: '', photos: [] })
  })
})
