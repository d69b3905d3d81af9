import { createPayToken, payToken } from '@/wire/endpoints/balance'
import { OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { openShop, type Shop, type Shopper } from './shop'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const create = (shopper: Shopper, id: string) => shop.server.call(createPayToken, { id }, { token: shopper.token })
const read = (shopper: Shopper, token: string) => shop.server.call(payToken, { token }, { token: shopper.token })

describe('a pay token', () => {
  it('leads its owner to the order', async () => {
    const shopper = await shop.shopper()
    const { id } = await shopper.order()
    const { token } = (await create(shopper, id)).data
    expect((await read(shopper, token)).data).toEqual({ orderId: id, orderType: OrderType.small })
  })

  it("leads nobody else there, and is not made for another user's order", async () => {
    const [shopper, stranger] = [await shop.shopper(), await shop.shopper()]
    const { id } = await shopper.order()
    const { token } = (await create(shopper, id)).data
    expect(await read(stranger, token)).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
    expect(await create(stranger, id)).toMatchObject({ status: 404 })
  })

  it('ends with the time to pay', async () => {
    const shopper = await shop.shopper()
    const { token } = (await create(shopper, (await shopper.order()).id)).data
    shop.server.clock.advance(PAY_WINDOW_MS)
    expect(await read(shopper, token)).toMatchObject({ status: 403, code: ErrorCode.linkExpired })
  })

  it.each(['nonsense', '..', 'order.9999999999.c2lnbmVk'])(
    'is refused when it was not made here: %s',
    async (token) => {
      expect(await read(await shop.shopper(), token)).toMatchObject({ status: 403, code: ErrorCode.linkExpired })
    },
  )
})
