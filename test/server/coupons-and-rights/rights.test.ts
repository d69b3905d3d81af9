import { count, detail, list } from '@/wire/endpoints/right'
import { newIndex } from '@/wire/endpoints/vehicle'
import { EditScope } from '@/wire/enums/order'
import { RightStatus } from '@/wire/enums/right'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import type { Right } from '@/wire/schemas/right'
import { openShop, type Shop } from '../money/shop'
import { bigShopper, closeBigSale, smallThenBig, standardCar } from '../orders/big-shopper'
import { deliveryShopper } from '../delivery/delivery-shopper'

const { available, unopened, used, ended } = RightStatus
const COUNTS_MORE = '¥1,000.00 counts as ¥3,000.00'
const FULL_REFUND = 'Full refund at any time until you lock'
const BUILD_PLACE = 'A place in the first 2,000 builds'
const CHARGING = '1,000\u00a0kWh at Vela chargers in the first year'
const WARRANTY = 'Lifetime warranty for the first owner'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Who = { token: string }

const rightsOf = async ({ token }: Who): Promise<Right[]> => (await shop.server.call(list, {}, { token })).data
const statusesOf = async (who: Who) =>
  Object.fromEntries((await rightsOf(who)).map(({ rightName, status }) => [rightName, status]))
const countOf = async ({ token }: Who) => (await shop.server.call(count, {}, { token })).data.available

describe('a small deposit', () => {
  it('brings what its poster promises once it is paid, and nothing before', async () => {
    await closeBigSale(shop)
    const shopper = await shop.shopper()
    await shopper.order()
    expect(await rightsOf(shopper)).toEqual([])
    const { order } = await shop.paidOrder(shopper)
    expect(await statusesOf(shopper)).toEqual({
      [COUNTS_MORE]: unopened,
      [BUILD_PLACE]: available,
      [FULL_REFUND]: available,
    })
    expect((await rightsOf(shopper))[0]).toMatchObject({ orderId: order.id, modelName: 'Vela 7', isLinked: false })
    expect(await countOf(shopper)).toBe(3)
  })

  it('takes its rights along when it is given back', async () => {
    await closeBigSale(shop)
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo)
    await shop.refundsArrive()
    expect(new Set(Object.values(await statusesOf(shopper)))).toEqual(new Set([ended]))
    expect(await countOf(shopper)).toBe(0)
  })

  it('hands them to the big order that takes it over, whose lock uses and ends what it decides', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const order = await shopper.paidOrder({ linkSmallOrderId: smallId })
    const [promise] = (await rightsOf(shopper)).filter(({ rightName }) => rightName === COUNTS_MORE)
    expect(promise).toMatchObject({ status: unopened, isLinked: true, orderId: order.id, orderNo: order.orderNo })
    await shopper.lock(order.id)
    expect(await statusesOf(shopper)).toMatchObject({
      [COUNTS_MORE]: used,
      [BUILD_PLACE]: available,
      [FULL_REFUND]: ended,
      [WARRANTY]: unopened,
    })
  })
})

describe('a right of both posters', () => {
  const namesOf = async (who: Who) => (await rightsOf(who)).map(({ rightName }) => rightName)
  const promise = (orderId: string, rule: string, quantity: number | null = null) =>
    shop.server.database.query(
      'INSERT INTO order_right (id, order_id, rule_id, quantity) VALUES (gen_random_uuid(), $1, $2, $3)',
      [orderId, rule, quantity],
    )

  it('is there once when the big order has taken the small one over, as its own', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    await promise(smallId, 'lifetime-warranty')
    await shopper.paidOrder({ linkSmallOrderId: smallId })
    const warranties = (await rightsOf(shopper)).filter(({ rightName }) => rightName === WARRANTY)
    expect(warranties).toMatchObject([{ isLinked: false }])
    expect(await countOf(shopper)).toBe((await namesOf(shopper)).length)
  })

  it('goes on as the one of the two that something was used of', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    await promise(smallId, 'charging-year', 1_000)
    await shopper.paidOrder({ linkSmallOrderId: smallId })
    await shop.server.database.query(
      `UPDATE order_right SET used = 10 WHERE order_id = $1 AND rule_id = 'charging-year'`,
      [smallId],
    )
    const charging = (await rightsOf(shopper)).filter(({ rightName }) => rightName === CHARGING)
    expect(charging).toMatchObject([{ isLinked: true, used: 10 }])
  })
})

describe('a car', () => {
  it('brings the rights of its deposit and of its version, but not what a small deposit counts as', async () => {
    const shopper = await bigShopper(shop)
    const order = await shopper.paidOrder()
    expect(await statusesOf(shopper)).toEqual({
      'Home charger with installation': unopened,
      [WARRANTY]: unopened,
      [CHARGING]: unopened,
    })
    expect(order.collectRights).toEqual(['Home charger with installation', WARRANTY])
  })

  it('is offered with the rights that its order will hold, though its poster names what a small deposit counts as', async () => {
    const order = await (await bigShopper(shop)).paidOrder()
    const { modelList } = (await shop.server.call(newIndex, {})).data
    const deposits = modelList.find(({ id }) => id === order.modelId)?.marketAllocationVos
    const offerOf = (type: MarketAllocationType) =>
      deposits?.find(({ marketAllocationType }) => marketAllocationType === type)
    const [small, big] = [offerOf(MarketAllocationType.small), offerOf(MarketAllocationType.big)]
    expect(big?.collectRights).toEqual(order.collectRights)
    expect(big?.marketRights).toEqual([COUNTS_MORE, ...order.collectRights])
    expect(small?.collectRights).toEqual(small?.marketRights)
    expect(small?.collectRights).toContain(COUNTS_MORE)
  })

  it('loses the rights of its version when it becomes one without', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    expect(await statusesOf(shopper)).toHaveProperty([CHARGING])
    expect(await shopper.edit(id, { scope: EditScope.all, car: standardCar })).toMatchObject({ code: 200 })
    expect(await statusesOf(shopper)).not.toHaveProperty([CHARGING])
  })

  it('opens the others when it is handed over, for as long as each lasts', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    expect(await statusesOf(shopper)).toMatchObject({ [CHARGING]: available, [WARRANTY]: available })
    await shop.server.database.query(
      `UPDATE order_event SET at = at - interval '366 days' WHERE kind = 'delivered' AND order_id = $1`,
      [shopper.id],
    )
    expect(await statusesOf(shopper)).toMatchObject({ [CHARGING]: ended, [WARRANTY]: available })
  })
})

describe('one right', () => {
  it('says what holds of it, in the language of the request', async () => {
    await closeBigSale(shop)
    const shopper = await shop.shopper()
    await shop.paidOrder(shopper)
    const [right] = await rightsOf(shopper)
    const { token } = shopper
    const read = (language: string) =>
      shop.server.call(detail, { id: right?.id ?? '' }, { token, headers: { 'accept-language': language } })
    expect((await read('en')).data).toMatchObject({ rightName: COUNTS_MORE, holder: 'Who reserved the car' })
    expect((await read('zh-CN')).data).toMatchObject({
      rightName: '¥1,000.00 抵 ¥3,000.00 购车款',
      holder: '预订人本人',
    })
  })

  it('is not found by anybody else', async () => {
    await closeBigSale(shop)
    const shopper = await shop.shopper()
    await shop.paidOrder(shopper)
    const [right] = await rightsOf(shopper)
    const { token } = await shop.shopper()
    expect(await shop.server.call(detail, { id: right?.id ?? '' }, { token })).toMatchObject({
      status: 404,
      code: ErrorCode.rightNotFound,
    })
  })
})
