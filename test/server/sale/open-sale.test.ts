import { state } from '@/wire/endpoints/sale-line'
import { newIndex } from '@/wire/endpoints/vehicle'
import { LineStanding } from '@/wire/enums/sale-line'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { openShop, type Shop } from '../money/shop'
import { bigShopper, closeBigSale } from '../orders/big-shopper'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { callOffice, openSaleOf } from '../office/office'

const BIG = 'vela-7-big'

describe('the sale of a deposit', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  const sale = () =>
    shop.server.database.one('SELECT start_at, end_at, sold FROM allocation WHERE market_post_id = $1', [BIG])

  it('is opened before its time by the back office, and cars are ordered', async () => {
    const shopper = await bigShopper(shop)
    await closeBigSale(shop)
    expect(await shopper.place()).toMatchObject({ code: ErrorCode.saleNotOpen })
    expect(await openSaleOf(shop, BIG)).toMatchObject({ status: 200, data: { marketPostId: BIG } })
    expect(await shopper.place()).toMatchObject({ code: 200 })
  })

  it('is given a line and a pace by the back office, and loses it again', async () => {
    const pace = () =>
      shop.server.database.one('SELECT let_in_a_minute FROM allocation WHERE market_post_id = $1', [BIG])
    const setTo = (letInAMinute: number) => callOffice(shop, OfficePath.saleLine, { marketPostId: BIG, letInAMinute })
    expect(await setTo(450)).toMatchObject({ status: 200 })
    expect(await pace()).toEqual({ let_in_a_minute: 450 })
    expect(await setTo(0)).toMatchObject({ status: 200 })
    expect(await pace()).toEqual({ let_in_a_minute: null })
    const unknown = { marketPostId: 'vela-8-big', letInAMinute: 1 }
    expect(await callOffice(shop, OfficePath.saleLine, unknown)).toMatchObject({ code: ErrorCode.modelNotFound })
  })

  it('is that of the earlier of two, on the page, at the order and in its line, whatever they are called', async () => {
    const shopper = await bigShopper(shop)
    await openSaleOf(shop, BIG)
    await shop.server.database.query(
      `INSERT INTO allocation (market_post_id, model_id, type, start_at, end_at, switch_on, price_fen, quota, picture,
         let_in_a_minute)
       SELECT 'vela-7-again', model_id, type, start_at + interval '1 s', end_at, true, price_fen, quota, picture, 60
       FROM allocation WHERE market_post_id = $1`,
      [BIG],
    )
    shop.server.clock.advance(DAY_MS)
    const { data } = await shop.server.call(newIndex, {})
    const ofModel = data.modelList.flatMap(({ marketAllocationVos }) => marketAllocationVos)
    const bigOnes = ofModel.map(({ marketPostId }) => marketPostId).filter((id) => [BIG, 'vela-7-again'].includes(id))
    expect(bigOnes).toEqual([BIG, 'vela-7-again'])
    expect(await shopper.place()).toMatchObject({ code: 200 })
    const line = await shop.server.call(state, { marketPostId: 'vela-7-again' }, { token: shopper.token })
    expect(line.data).toMatchObject({ standing: LineStanding.closed })
  })

  it('stays as it is when it is open already', async () => {
    await openSaleOf(shop, BIG)
    const open = await sale()
    shop.server.clock.advance(DAY_MS)
    expect(await openSaleOf(shop, BIG)).toMatchObject({ status: 200 })
    expect(await sale()).toEqual(open)
  })

  it('is not opened again after its end', async () => {
    const before = await sale()
    shop.server.clock.advance(400 * DAY_MS)
    expect(await openSaleOf(shop, BIG)).toMatchObject({ status: 409, code: ErrorCode.saleClosed })
    expect(await sale()).toEqual(before)
  })

  it('is opened by nobody without the secret, and an unknown one is not found', async () => {
    const before = await sale()
    expect(await openSaleOf(shop, BIG, { secret: 'some other secret that is long enough' })).toMatchObject({
      status: 403,
    })
    expect(await openSaleOf(shop, 'vela-8-big')).toMatchObject({ status: 404, code: ErrorCode.modelNotFound })
    expect(await sale()).toEqual(before)
  })
})
