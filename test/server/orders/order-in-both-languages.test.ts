import { randomUUID } from 'node:crypto'
import * as loanCalls from '@/wire/endpoints/loan'
import { detail, page, placeBig } from '@/wire/endpoints/order'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { say } from '../../../server/db/written-in-both'
import { writeOldOrdersInBoth } from '../../../server/modules/order/old-orders/write-old-orders'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, bigShopper } from './big-shopper'
import { deliveryShopper } from '../delivery/delivery-shopper'
import { loanShopper } from '../loan/loan-shopper'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const CHINESE = { 'accept-language': 'zh-CN' }
const ENGLISH = { 'accept-language': 'en' }

const read = async (token: string, id: string, headers: Record<string, string>): Promise<OrderDetail> =>
  (await shop.server.call(detail, { id }, { token, headers })).data

/** What an order says of its car and its places. */
const said = ({
  modelSellName,
  versionInfo,
  attributeInfoList,
  vehicleLightList,
  provinceName,
  storeInfo,
}: OrderDetail) => ({
  modelSellName,
  version: [versionInfo?.displayName, versionInfo?.attributeName],
  options: attributeInfoList.map(({ displayName, attributeName }) => `${displayName}: ${attributeName}`),
  lights: vehicleLightList,
  places: [
    provinceName,
    storeInfo.storeName,
    storeInfo.shopAddress,
    storeInfo.putCardCityName,
    storeInfo.deliverCityName,
  ],
  expert: storeInfo.saleExpert,
})

const IN_CHINESE = {
  modelSellName: 'Vela 7 轿跑',
  version: ['长续航版', 'Vela 7 长续航版'],
  options: [
    '松林绿: 金属漆',
    'Arc 10: 20\u00a0英寸，十根纤细轮辐',
    '沙丘: 原色羊毛与半苯胺真皮',
    '家用充电桩: 7\u00a0kW，安装到您的车位',
  ],
  lights: ['CLTC 续航 802\u00a0km', '零百加速 5.1\u00a0秒', '峰值功率 250\u00a0kW'],
}

describe('an order', () => {
  it('placed in English is read in Chinese, and in English as before', async () => {
    const shopper = await bigShopper(shop)
    const placed = await shopper.order()

    expect(said(await read(shopper.token, placed.id, CHINESE))).toMatchObject(IN_CHINESE)
    expect(await read(shopper.token, placed.id, ENGLISH)).toEqual(placed)
  })

  it('placed in Chinese is read in English', async () => {
    const shopper = await bigShopper(shop)
    const english = said(await shopper.order())
    const { data } = await shop.server.call(placeBig, bigPlacement, {
      token: shopper.token,
      idempotencyKey: randomUUID(),
      headers: CHINESE,
    })

    expect(said(data)).toMatchObject(IN_CHINESE)
    expect(said(await read(shopper.token, data.id, ENGLISH))).toEqual(english)
  })

  it('names its shop, its people and its cities in the language of the reader, in the list too', async () => {
    const delivered = await deliveryShopper(shop)
    await delivered.planned()
    const { storeInfo, collectRights } = await read(delivered.token, delivered.id, CHINESE)
    const names = [
      storeInfo.storeName,
      storeInfo.shopAddress,
      storeInfo.saleExpert,
      storeInfo.dcName,
      storeInfo.dcShopAddress,
      storeInfo.deliveryerName,
      storeInfo.putCardProvinceName,
      storeInfo.putCardCityName,
      storeInfo.deliverProvinceName,
      storeInfo.deliverCityName,
      ...collectRights,
    ]
    const { data } = await shop.server.call(
      page,
      { orderType: OrderTypeFilter.both, scope: OrderScope.all, current: 1, size: 10 },
      { token: delivered.token, headers: CHINESE },
    )

    expect(names.filter((name) => !/\p{Script=Han}/u.test(name ?? ''))).toEqual([])
    expect(data.records.map(({ modelSellName, versionInfo }) => [modelSellName, versionInfo?.displayName])).toEqual([
      ['Vela 7 轿跑', '长续航版'],
    ])
  })

  it('keeps the names it was sold under when the catalogue changes them', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    const before = await Promise.all([CHINESE, ENGLISH].map((headers) => read(shopper.token, id, headers)))
    await shop.server.database.query(
      `UPDATE version SET display_name = 'Far', zh = zh || '{"display_name": "远"}' WHERE pno_twelve = $1`,
      [bigPlacement.car.pnoTwelve],
    )

    expect(await Promise.all([CHINESE, ENGLISH].map((headers) => read(shopper.token, id, headers)))).toEqual(before)
  })
})

describe('an order of an early release, which was kept in English alone', () => {
  const everyone = [CHINESE, ENGLISH] as const

  /** Writes an order as servers did before there was Chinese, and before numbers kept to their units. */
  const unwrite = async (id: string): Promise<void> => {
    const { database } = shop.server
    const kept = await database.one<{ model: object; place: object; car: object }>(
      'SELECT model_snapshot AS model, place_snapshot AS place, car FROM orders WHERE id = $1',
      [id],
    )
    await database.query('UPDATE orders SET model_snapshot = $2, place_snapshot = $3, car = $4 WHERE id = $1', [
      id,
      ...[kept?.model, kept?.place, kept?.car].map((document) => JSON.stringify(say(document)).replace(/\u00a0/g, ' ')),
    ])
  }

  it('is read as it is until a start has written it in both languages, once', async () => {
    const delivered = await deliveryShopper(shop)
    await delivered.planned()
    const { id, token } = delivered
    const [chinese, english] = await Promise.all(everyone.map((headers) => read(token, id, headers)))
    await unwrite(id)
    expect(said(await read(token, id, CHINESE))).toEqual(said(await read(token, id, ENGLISH)))

    expect(await writeOldOrdersInBoth(shop.server.database)).toBe(1)
    expect(await Promise.all(everyone.map((headers) => read(token, id, headers)))).toEqual([chinese, english])
    expect(await writeOldOrdersInBoth(shop.server.database)).toBe(0)
  })

  it('keeps in English what the catalogue no longer says', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    await unwrite(id)
    await shop.server.database.query(
      `UPDATE orders SET car = jsonb_set(car, '{attributes,0,displayName}', '"Sea Green"') WHERE id = $1`,
      [id],
    )
    await writeOldOrdersInBoth(shop.server.database)
    const { attributeInfoList } = await read(shopper.token, id, CHINESE)

    expect(attributeInfoList.map(({ displayName }) => displayName)).toEqual([
      'Sea Green',
      'Arc 10',
      '沙丘',
      '家用充电桩',
    ])
  })
})

describe('a loan', () => {
  it('is named in the language of the reader, one of an early release too', async () => {
    const shopper = await loanShopper(shop)
    await shopper.save()
    const nameIn = async (headers: Record<string, string>) => {
      const options = { token: shopper.big.token, headers }
      return (await shop.server.call(loanCalls.application, { id: shopper.order.id }, options)).data.terms?.schemeName
    }

    const names = ['Vela 低息方案', 'Vela low rate']
    expect([await nameIn(CHINESE), await nameIn(ENGLISH)]).toEqual(names)

    await shop.server.database.query(`UPDATE loan_application SET terms = terms || '{"schemeName": "Vela low rate"}'`)
    await writeOldOrdersInBoth(shop.server.database)
    expect([await nameIn(CHINESE), await nameIn(ENGLISH)]).toEqual(names)
  })
})
