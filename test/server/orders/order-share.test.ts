import { deleted } from '@/wire/endpoints/order'
import { create, revoke, shared } from '@/wire/endpoints/order-share'
import { BuyerType } from '@/wire/enums/buyer'
import { SharedStage } from '@/wire/enums/order-share'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, SECOND_MS } from '@/domain/time/duration'
import { anonymise } from '../../../server/modules/account/account-statements'
import { openShop, type Shop } from '../money/shop'
import { bigShopper, closeBigSale, type BigShopper } from './big-shopper'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const shareOf = (token: string, id: string) => shop.server.call(create, { id }, { token })
const tokenOf = async ({ token }: { token: string }, id: string): Promise<string> =>
  (await shareOf(token, id)).data.token
const look = (token: string) => shop.server.call(shared, { token })

/** A paid order for a car, and a link to it. */
const sharedCar = async (): Promise<{ shopper: BigShopper; id: string; link: string }> => {
  const shopper = await bigShopper(shop)
  const { id } = await shopper.paidOrder()
  return { shopper, id, link: await tokenOf(shopper, id) }
}

describe('a shared order', () => {
  it('shows anyone the car and how far it is', async () => {
    const { link } = await sharedCar()
    expect((await look(link)).data).toMatchObject({
      orderType: OrderType.big,
      modelId: 'vela-7',
      modelName: 'Vela 7',
      versionName: 'Long Range',
      carPoster: expect.stringContaining('pine-green') as string,
      buyer: 'Z**',
      stage: SharedStage.lockOrder,
    })
  })

  it('tells nothing of who bought it, where, for how much and by which number', async () => {
    const { shopper, id, link } = await sharedCar()
    const order = await shopper.detail(id)
    const { data } = await look(link)
    expect(Object.keys(data).sort()).toEqual(
      [
        ...['attributeInfoList', 'buyer', 'carPoster', 'expireTime', 'modelId', 'modelName', 'orderType', 'stage'],
        'versionName',
      ].sort(),
    )
    const { storeName, saleExpert, putCardCityName } = order.storeInfo
    const text = JSON.stringify(data)
    const { orderNo, userMobile, saleTotalPrice } = order
    for (const secret of [id, orderNo, userMobile, 'Zhou', storeName, saleExpert, putCardCityName, saleTotalPrice]) {
      expect(text).not.toContain(String(secret))
    }
  })

  it('names no enterprise, and nobody where no buyer is known', async () => {
    const shopper = await bigShopper(shop)
    const owner = {
      purchaseType: BuyerType.enterprise,
      subjectName: 'Harbour Light Ltd',
      enterpriseTaxNo: '91350100M000100Y43',
    }
    const enterprise = await shopper.order({ owner })
    expect((await look(await tokenOf(shopper, enterprise.id))).data.buyer).toBeNull()
    await closeBigSale(shop)
    const small = await shop.shopper()
    const { order } = await shop.paidOrder(small)
    const { data } = await look(await tokenOf(small, order.id))
    expect(data).toMatchObject({
      orderType: OrderType.small,
      buyer: null,
      versionName: null,
      stage: SharedStage.lockOrder,
    })
  })

  it.each([
    [OrderStatus.pendingPayment, SharedStage.deposit],
    [OrderStatus.refunding, SharedStage.stopped],
    [OrderStatus.closed, SharedStage.contract],
    [OrderStatus.financeRejected, SharedStage.payoff],
    [OrderStatus.pendingFinalPayment, SharedStage.payoff],
    [OrderStatus.pendingDelivery, SharedStage.delivery],
    [OrderStatus.complete, SharedStage.over],
  ])('in status %i is in stage %s, whatever happens between shopper and bank', async (status, stage) => {
    const { id, link } = await sharedCar()
    await shop.server.database.query('UPDATE orders SET status = $2 WHERE id = $1', [id, status])
    expect((await look(link)).data.stage).toBe(stage)
  })
})

describe('a link to an order', () => {
  it('is good for seven days to the second', async () => {
    const { link } = await sharedCar()
    await shop.pass(7 * DAY_MS - 2 * SECOND_MS)
    expect((await look(link)).code).toBe(200)
    await shop.pass(2 * SECOND_MS)
    expect(await look(link)).toMatchObject({ status: 403, code: ErrorCode.orderShareEnded })
  })

  it('ends when its owner takes it back, with all the others to the same order; later ones are good', async () => {
    const { shopper, id, link } = await sharedCar()
    const second = await tokenOf(shopper, id)
    await shop.server.call(revoke, { id }, { token: shopper.token })
    for (const token of [link, second]) {
      expect(await look(token)).toMatchObject({ status: 403, code: ErrorCode.orderShareRevoked })
    }
    expect((await look(await tokenOf(shopper, id))).code).toBe(200)
    expect((await look(link)).code).toBe(ErrorCode.orderShareRevoked)
  })

  it('ends with the order on its owner’s list', async () => {
    await closeBigSale(shop)
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const link = await tokenOf(shopper, order.id)
    await shopper.cancel(order)
    expect((await look(link)).data.stage).toBe(SharedStage.stopped)
    const body = { id: order.id, orderType: OrderType.small }
    await shop.server.call(deleted, body, { token: shopper.token, idempotencyKey: 'delete-shared' })
    expect(await look(link)).toMatchObject({ status: 403, code: ErrorCode.orderShareRevoked })
  })

  it('ends with the account of its owner', async () => {
    const { shopper, link } = await sharedCar()
    const { database, clock } = shop.server
    await anonymise(database, shopper.small.userId, clock.now())
    expect(await look(link)).toMatchObject({ status: 403, code: ErrorCode.orderShareRevoked })
  })

  it.each(['', 'x', 'A'.repeat(43)])('that never was, such as "%s", leads nowhere', async (token) => {
    expect(await look(token)).toMatchObject(
      token === '' ? { status: 422 } : { status: 404, code: ErrorCode.orderShareNotFound },
    )
  })

  it("to another shopper's order is neither made nor taken back", async () => {
    const { id, link } = await sharedCar()
    const other = await shop.shopper()
    expect(await shareOf(other.token, id)).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
    const ended = await shop.server.call(revoke, { id }, { token: other.token })
    expect(ended).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
    expect((await look(link)).code).toBe(200)
  })

  it('is nowhere kept: the database knows its hash, and ten links of an order at most', async () => {
    const { shopper, id } = await sharedCar()
    let newest = ''
    for (let count = 0; count < 10; count += 1) newest = await tokenOf(shopper, id)
    const sql = 'SELECT to_jsonb(order_share)::text AS row FROM order_share WHERE order_id = $1'
    const rows = await shop.server.database.query<{ row: string }>(sql, [id])
    expect(rows).toHaveLength(10)
    expect(rows.map(({ row }) => row).join()).not.toContain(newest)
  })
})
