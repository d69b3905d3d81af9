import { create, shared } from '@/wire/endpoints/order-share'
import { ErrorCode } from '@/wire/errors'
import type { OrderDetail } from '@/wire/schemas/order'
import { longRange, optionNo } from '../vehicle/cars'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const PINE_GREEN = /front34-pine-green/
const paintsOf = ({ attributeInfoList }: Pick<OrderDetail, 'attributeInfoList'>) =>
  attributeInfoList.filter(({ attributeType }) => attributeType === 'exterior').map(({ displayName }) => displayName)

describe('the car that somebody has configured who reserves a place', () => {
  it('is what the order shows from its placement on, and costs nothing of it', async () => {
    const shopper = await shop.shopper()
    const { data: placed } = await shopper.place({ car: longRange })
    const { data: read } = await shopper.detail(placed.id)
    for (const order of [placed, read]) {
      expect(order.carPoster).toMatch(PINE_GREEN)
      expect(order.versionInfo?.displayName).toBe('Long Range')
      expect(paintsOf(order)).toEqual(['Pine Green'])
      expect(order).toMatchObject({ pnoEighteen: 'VL7R80226A0231101V', orderAmount: 100_000, paymentAmount: 100_000 })
      expect(order).toMatchObject({ modelTotalPrice: 0, saleTotalPrice: 0, balanceAmount: 0, depositAmount: 100_000 })
    }
    expect(read.sidePicture).toBe(read.carPoster.replace('front34', 'side'))
  })

  it('is what a link to the order shows to others', async () => {
    const shopper = await shop.shopper()
    const { data: order } = await shopper.place({ car: longRange })
    const { data: link } = await shop.server.call(create, { id: order.id }, { token: shopper.token })
    const { data: view } = await shop.server.call(shared, { token: link.token })
    expect(view).toMatchObject({ versionName: 'Long Range', carPoster: expect.stringMatching(PINE_GREEN) })
  })

  it('keeps nobody from reserving when it cannot be built any more', async () => {
    const shopper = await shop.shopper()
    const gone = await shopper.place({ car: { ...longRange, pnoTwelve: 'VL7000000000' } })
    expect(gone.data).toMatchObject({ versionInfo: null, attributeInfoList: [], pnoEighteen: null })
    const faulty = await shopper.place({ car: { ...longRange, options: [optionNo('no-such-option')] } })
    expect(faulty.data.versionInfo).toBeNull()
    expect(faulty.data.carPoster).not.toMatch(PINE_GREEN)
  })

  it('is refused only as something that is no car at all', async () => {
    const shopper = await shop.shopper()
    const { code } = await shopper.place({ car: { ...longRange, options: ['x', 'x'] } })
    expect(code).toBe(ErrorCode.invalidField)
  })
})
