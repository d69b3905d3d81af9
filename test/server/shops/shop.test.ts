import { detail, list, nearby, provinces } from '@/wire/endpoints/shop'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { distanceMetres } from '../../../server/modules/shop/distance'
import { addShops } from './many-shops'
import { startTestServer, type TestServer } from '../../support/server/server'

const SHANGHAI = { provinceCode: '310000', cityCode: '310100' }
const PEOPLES_SQUARE = { longitude: 121.4737, latitude: 31.2304 }

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe('shops of a city', () => {
  it('are listed by name, without a distance, when no position is given', async () => {
    const { data } = await server.call(list, SHANGHAI)

    expect(data.map(({ storeName }) => storeName)).toEqual([
      'Hongqiao service',
      'Pudong delivery centre',
      'Vela Space Jing’an',
      'Vela Space Xintiandi',
    ])
    expect(data.every(({ distanceMetres: metres }) => metres === null)).toBe(true)
  })

  it('come nearest first when a position is given', async () => {
    const { data } = await server.call(list, { ...SHANGHAI, ...PEOPLES_SQUARE })

    const metres = data.map((store) => store.distanceMetres ?? Number.NaN)
    expect(metres).toEqual([...metres].sort((a, b) => a - b))
    expect(data[0]?.storeName).toBe('Vela Space Xintiandi')
  })

  it.each([
    {
      filter: { salesServiceType: SalesServiceType.delivery },
      names: ['Pudong delivery centre', 'Vela Space Xintiandi'],
    },
    { filter: { storeCategory: 'delivery' }, names: ['Pudong delivery centre'] },
    { filter: { dealerType: 'partner' }, names: ['Hongqiao service'] },
  ])('are narrowed by $filter', async ({ filter, names }) => {
    const { data } = await server.call(list, { ...SHANGHAI, ...filter })

    expect(data.map(({ storeName }) => storeName)).toEqual(names)
  })

  it('are none in a city without a shop', async () => {
    const { status, data } = await server.call(list, { provinceCode: '540000', cityCode: '540100' })

    expect(status).toBe(200)
    expect(data).toEqual([])
  })

  it('are refused two filters at once', async () => {
    const twoFilters = { ...SHANGHAI, storeCategory: 'space', dealerType: 'direct' }
    const { status, code, data } = await server.call(list, twoFilters)

    expect(status).toBe(422)
    expect(code).toBe(ErrorCode.invalidField)
    expect(data).toEqual({ field: 'dealerType' })
  })

  it.each([
    { half: { longitude: PEOPLES_SQUARE.longitude }, field: 'latitude' },
    { half: { latitude: PEOPLES_SQUARE.latitude }, field: 'longitude' },
    { half: { longitude: 181, latitude: 31 }, field: 'longitude' },
  ])('are refused the position $half', async ({ half, field }) => {
    const { status, data } = await server.call(list, { ...SHANGHAI, ...half })

    expect(status).toBe(422)
    expect(data).toEqual({ field })
  })
})

describe('nearby shops', () => {
  it('come nearest first, at most twenty of them', async () => {
    const { data } = await server.call(nearby, PEOPLES_SQUARE)

    expect(data).toHaveLength(20)
    const metres = data.map((store) => store.distanceMetres ?? Number.NaN)
    expect(metres).toEqual([...metres].sort((a, b) => a - b))
    expect(data[0]?.cityName).toBe('Shanghai')
  })

  it('all do what is asked for', async () => {
    const { data } = await server.call(nearby, { ...PEOPLES_SQUARE, salesServiceType: SalesServiceType.afterSales })

    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ salesServiceTypes }) => salesServiceTypes.includes(SalesServiceType.afterSales))).toBe(true)
  })

  it('need a position', async () => {
    const { status, data } = await server.call(nearby, { latitude: 31.2 } as typeof PEOPLES_SQUARE)

    expect(status).toBe(422)
    expect(data).toEqual({ field: 'longitude' })
  })
})

describe('provinces with a shop', () => {
  it('carry only the cities that have one doing this', async () => {
    const { data } = await server.call(provinces, { salesServiceType: SalesServiceType.delivery })

    const shanghai = data.find(({ areaCode }) => areaCode === SHANGHAI.provinceCode)
    expect(shanghai?.cityList?.map(({ areaName }) => areaName)).toEqual(['Shanghai'])
    const jiangsu = data.find(({ areaName }) => areaName === 'Jiangsu')
    expect(jiangsu?.cityList?.map(({ areaName }) => areaName)).toEqual(['Nanjing'])
    expect(data.some(({ areaName }) => areaName === 'Tibet')).toBe(false)
  })

  it('are refused a service that no shop can do', async () => {
    const { status, code } = await server.call(provinces, { salesServiceType: 9 as SalesServiceType })

    expect(status).toBe(422)
    expect(code).toBe(ErrorCode.invalidField)
  })
})

describe('one shop', () => {
  it('shows its pictures, people and distance', async () => {
    const { data } = await server.call(detail, { id: 'shanghai-jingan', ...PEOPLES_SQUARE })

    expect(data.storeName).toBe('Vela Space Jing’an')
    expect(data.picture).toBe(data.pictures[0])
    expect(data.advisers.map(({ name }) => name)).toEqual(['Chen Mo', 'Shen Yue'])
    expect(data.distanceMetres).toBe(distanceMetres(PEOPLES_SQUARE, data))
  })

  it('has no distance when no position is given', async () => {
    const { data } = await server.call(detail, { id: 'shanghai-jingan' })

    expect(data.distanceMetres).toBeNull()
  })

  it('is a shop that exists', async () => {
    const { status, code } = await server.call(detail, { id: 'atlantis' })

    expect(status).toBe(404)
    expect(code).toBe(ErrorCode.shopNotFound)
  })
})

describe('a distance', () => {
  it('is a degree of a great circle along the equator', () => {
    expect(distanceMetres({ longitude: 0, latitude: 0 }, { longitude: 1, latitude: 0 })).toBe(111_195)
  })

  it('is half the way around the earth to the other side of it, and nothing to where one stands', () => {
    expect(distanceMetres({ longitude: 0, latitude: 0 }, { longitude: 180, latitude: 0 })).toBe(20_015_112)
    expect(distanceMetres(PEOPLES_SQUARE, PEOPLES_SQUARE)).toBe(0)
  })
})

describe('among many shops', () => {
  it('the twenty nearest are those that a look at every one of them finds, wherever one stands', async () => {
    await addShops(server.database, 600)
    const every = await server.database.query<{ longitude: number; latitude: number; services: number[] }>(
      'SELECT longitude, latitude, services FROM store',
    )
    for (let n = 0; n < 40; n += 1) {
      const place = { longitude: 75 + ((n * 37) % 60), latitude: 5 + ((n * 17) % 55) }
      const { data } = await server.call(nearby, { ...place, salesServiceType: SalesServiceType.testDrive })
      const wanted = every
        .filter(({ services }) => services.includes(SalesServiceType.testDrive))
        .map((shop) => distanceMetres(place, shop))
        .sort((one, other) => one - other)
      expect(data.map(({ distanceMetres: metres }) => metres)).toEqual(wanted.slice(0, 20))
    }
  })
})
