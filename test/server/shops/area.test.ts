import { area, dictionary } from '@/wire/endpoints/common'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server/server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe('the area tree', () => {
  it('has all 34 divisions of province level, each with at least one city', async () => {
    const { status, data } = await server.call(area, {})

    expect(status).toBe(200)
    expect(data).toHaveLength(34)
    expect(data.every(({ areaLevel, cityList }) => areaLevel === 1 && (cityList ?? []).length > 0)).toBe(true)
  })

  it('hangs every city under the province that its code begins with', async () => {
    const { data } = await server.call(area, {})

    for (const province of data) {
      for (const city of province.cityList ?? []) {
        expect(city.areaLevel).toBe(2)
        expect(city.areaCode.slice(0, 2)).toBe(province.areaCode.slice(0, 2))
      }
    }
  })

  it('names every area in the language of the reader, and in the other one for who searches by it', async () => {
    const names = async (language: string) => {
      const { data } = await server.call(area, {}, { headers: { 'accept-language': language } })
      return data.map(({ areaName, areaAlias }) => [areaName, areaAlias])
    }
    const [english, chinese] = [await names('en'), await names('zh-CN')]

    expect(english).toContainEqual(['Shaanxi', '陕西省'])
    expect(chinese).toEqual(english.map(([name, alias]) => [alias, name]))
  })

  it('names no code twice', async () => {
    const { data } = await server.call(area, {})

    const codes = data.flatMap(({ areaCode, cityList }) => [areaCode, ...(cityList ?? []).map((city) => city.areaCode)])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('includes Taiwan, Hong Kong and Macau', async () => {
    const { data } = await server.call(area, {})

    expect(data.slice(-3).map(({ areaName }) => areaName)).toEqual(['Taiwan', 'Hong Kong', 'Macau'])
  })
})

describe('a dictionary', () => {
  it('is answered in display order', async () => {
    const { data } = await server.call(dictionary, { dictType: 'sales_service_type' })

    expect(data.map(({ dictValue, dictLabel }) => [dictValue, dictLabel])).toEqual([
      ['1', 'Sales'],
      ['2', 'Delivery'],
      ['3', 'Test drive'],
      ['4', 'Service'],
    ])
    expect(data.map(({ sort }) => sort)).toEqual([1, 2, 3, 4])
  })

  it('is empty when nobody knows its type', async () => {
    const { status, data } = await server.call(dictionary, { dictType: 'colours of the sea' })

    expect(status).toBe(200)
    expect(data).toEqual([])
  })

  it('must be named', async () => {
    const { status, code } = await server.call(dictionary, { dictType: '' })

    expect(status).toBe(422)
    expect(code).toBe(ErrorCode.invalidField)
  })
})
