import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { address, shopPlaces, vehicles } from '@/wire/endpoints/map'
import { openLevc, openLevcUpdate } from '@/wire/endpoints/order'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { GeocoderGateway } from '../../../server/gateways/geocoder/geocoder-gateway'
import { createTencentGeocoder } from '../../../server/gateways/geocoder/tencent-geocoder'
import { distanceMetres } from '../../../server/modules/shop/distance'
import { startTestServer, type TestServer } from '../../support/server/server'
import { openShop, type Shop } from '../money/shop'
import { deliveryShopper } from '../delivery/delivery-shopper'

const PEOPLES_SQUARE = { longitude: 121.4737, latitude: 31.2304 }
const AT_SEA = { longitude: 128, latitude: 28 }
const MINUTE_MS = 60_000

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.close())

const letTell = (token: string, isOn: boolean) => shop.server.call(openLevcUpdate, { openLevc: isOn }, { token })

describe('the map', () => {
  it('knows the place of every shop', async () => {
    const { data } = await shop.server.call(shopPlaces, {})
    const counted = await shop.server.database.one<{ total: number }>('SELECT count(*) AS total FROM store')
    expect(data).toHaveLength(Number(counted?.total))
    expect(data).toContainEqual({
      id: 'shanghai-jingan',
      storeName: 'Vela Space Jing’an',
      cityCode: '310100',
      cityName: 'Shanghai',
      longitude: 121.4459,
      latitude: 31.2256,
    })
  })

  it('shows a car to its owner alone, once it was handed over, near where that was', async () => {
    const shopper = await deliveryShopper(shop)
    expect((await shop.server.call(vehicles, {}, { token: shopper.token })).data).toEqual([])

    await shopper.delivered()
    await letTell(shopper.token, true)
    const { storeInfo } = await shopper.order()
    const { data } = await shop.server.call(vehicles, {}, { token: shopper.token })
    expect(data).toHaveLength(1)
    const [car] = data
    if (car === undefined) throw new Error('no car')
    const centre = { longitude: storeInfo.dcLocationX ?? 0, latitude: storeInfo.dcLocationY ?? 0 }
    expect(distanceMetres(centre, car)).toBeLessThan(2_500)
    expect(car).toMatchObject({ orderId: shopper.id, modelName: 'Vela 7' })
    expect(car.seenTime <= formatShanghai(shop.server.clock.now().getTime())).toBe(true)

    const { token } = await shop.shopper()
    expect((await shop.server.call(vehicles, {}, { token })).data).toEqual([])
    expect((await shop.server.call(vehicles, {})).status).toBe(401)
  })

  it('shows the car where it was before, at a later time, when it is asked again', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    await letTell(shopper.token, true)
    const seen = async () => (await shop.server.call(vehicles, {}, { token: shopper.token })).data[0]
    const first = await seen()
    shop.server.clock.advance(10 * MINUTE_MS)
    const second = await seen()
    expect(second).toMatchObject({ longitude: first?.longitude, latitude: first?.latitude })
    expect(second?.seenTime).not.toBe(first?.seenTime)
  })
})

describe('whether a car tells where it is', () => {
  it('is its owner’s to say, and none tells before', async () => {
    const shopper = await deliveryShopper(shop)
    const { token } = shopper
    const asked = async () => (await shop.server.call(openLevc, {}, { token })).data
    const seen = async () => (await shop.server.call(vehicles, {}, { token })).data
    expect(await asked()).toEqual({ openLevc: false, hasVehicle: false })
    await shopper.delivered()
    expect(await asked()).toEqual({ openLevc: false, hasVehicle: true })
    expect(await seen()).toEqual([])

    expect((await letTell(token, true)).data).toEqual({ openLevc: true, hasVehicle: true })
    expect(await letTell(token, true)).toMatchObject({ status: 200 })
    expect(await seen()).toHaveLength(1)
    await letTell(token, false)
    expect(await seen()).toEqual([])
    expect((await shop.server.call(openLevcUpdate, { openLevc: true })).status).toBe(401)
  })
})

describe('the address of a place', () => {
  it('is told by the shop nearby, and by its degrees where there is none', async () => {
    const { token } = await shop.shopper()
    const at = async (place: typeof AT_SEA) => (await shop.server.call(address, place, { token })).data.address
    expect(await at(PEOPLES_SQUARE)).toBe('Near Vela Space Xintiandi, Shanghai')
    expect(await at(AT_SEA)).toBe('28.0000° N, 128.0000° E')
    expect((await shop.server.call(address, PEOPLES_SQUARE)).status).toBe(401)
  })

  const served = async (geocoder: GeocoderGateway): Promise<string> => {
    const server: TestServer = await startTestServer({ gateways: { geocoder } })
    const { token } = await server.login('13800004417')
    const { data } = await server.call(address, PEOPLES_SQUARE, { token })
    await server.close()
    return data.address
  }

  it('is what the maps service says, where there is one', async () => {
    expect(await served({ addressOf: () => Promise.resolve('People’s Avenue 1') })).toBe('People’s Avenue 1')
  })

  it('is told by the shop nearby while the maps service fails', async () => {
    expect(await served({ addressOf: () => Promise.reject(new Error('no line')) })).toMatch(/^Near Vela Space/)
  })
})

describe('Tencent’s maps service', () => {
  const answering = async (reply: object, httpStatus = 200) => {
    const asked: string[] = []
    const service = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(httpStatus).end(JSON.stringify(reply))
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    const geocoder = createTencentGeocoder('map-key', `http://127.0.0.1:${port}`)
    return { geocoder, asked, close: () => service.close() }
  }

  it('is asked with the key, latitude first, in the language of the request', async () => {
    const { geocoder, asked, close } = await answering({ status: 0, result: { address: '上海市黄浦区人民大道' } })
    expect(await geocoder.addressOf(PEOPLES_SQUARE, 'zh')).toBe('上海市黄浦区人民大道')
    expect(asked).toEqual(['/ws/geocoder/v1/?location=31.2304%2C121.4737&key=map-key&language=cn'])
    close()
  })

  it('is believed only when it says that all went well', async () => {
    const { geocoder, close } = await answering({ status: 121, message: 'spent' })
    await expect(geocoder.addressOf(PEOPLES_SQUARE, 'en')).rejects.toThrow('status 121')
    close()
  })

  it.each([203, 502])('is not believed with HTTP %i, whatever it says', async (httpStatus) => {
    const { geocoder, close } = await answering({ status: 0, result: { address: 'a proxy’s word' } }, httpStatus)
    await expect(geocoder.addressOf(PEOPLES_SQUARE, 'en')).rejects.toThrow(`HTTP ${httpStatus}`)
    close()
  })
})
