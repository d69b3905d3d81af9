import { detail, newIndex, select } from '@/wire/endpoints/vehicle'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server/server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe('the model home data', () => {
  it('offers Vela 7 first, with the price and the instalment of its cheapest version', async () => {
    const { data } = await server.call(newIndex, {})

    expect(data.modelList.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ['vela-7', true],
      ['vela-9', false],
    ])
    expect(data.modelList[0]).toMatchObject({ priceFromFen: 21_990_000, monthlyFromFen: 270_074 })
    expect(data.modelList[1]).toMatchObject({ priceFromFen: 35_680_000, monthlyFromFen: 438_211 })
  })

  it('names what the deposit is of in both languages', async () => {
    const namesIn = async (language: string) =>
      (await server.call(newIndex, {}, { headers: { 'accept-language': language } })).data.modelList.map(
        ({ name, modelName }) => [name, modelName],
      )
    expect((await namesIn('en'))[0]).toEqual(['Vela 7 Fastback', 'Vela 7'])
    expect((await namesIn('zh-CN'))[0]).toEqual(['Vela 7 轿跑', 'Vela 7'])
  })

  it('tells market prices in yuan and times as the wall clock of Shanghai', async () => {
    const { data } = await server.call(newIndex, {})

    expect(data.modelList[0]?.marketAllocationVos).toEqual([
      expect.objectContaining({
        marketAllocationType: MarketAllocationType.small,
        marketPrice: 1_000,
        marketStartTime: '2026-11-19 10:00:00',
        marketEndTime: '2026-12-20 10:00:00',
        marketSwitchFlag: true,
      }),
      expect.objectContaining({
        marketAllocationType: MarketAllocationType.big,
        marketPrice: 5_000,
        marketStartTime: '2026-12-20 10:00:00',
      }),
    ])
  })

  it('keeps a reply for less than a second and then tells the new price', async () => {
    await server.call(newIndex, {})
    await server.database.query("UPDATE allocation SET price_fen = 120050 WHERE market_post_id = 'vela-9-small'")
    const priceNow = async (): Promise<number | undefined> =>
      (await server.call(newIndex, {})).data.modelList[1]?.marketAllocationVos[0]?.marketPrice

    expect(await priceNow()).toBe(1_000)
    server.clock.advance(1_000)
    expect(await priceNow()).toBe(1_200.5)
  })
})

describe('the model picker', () => {
  it('names both models', async () => {
    const { data } = await server.call(select, {})

    expect(data.map(({ id, modelName }) => [id, modelName])).toEqual([
      ['vela-7', 'Vela 7'],
      ['vela-9', 'Vela 9'],
    ])
  })
})

describe('a model', () => {
  it('has three versions, cheapest first', async () => {
    const { data } = await server.call(detail, { modelId: 'vela-7' })

    expect(data.versions.map(({ displayName, priceFen }) => [displayName, priceFen])).toEqual([
      ['Standard', 21_990_000],
      ['Long Range', 25_990_000],
      ['Performance', 29_990_000],
    ])
  })

  it('adds up to the price of the configured Long Range', async () => {
    const { data } = await server.call(detail, { modelId: 'vela-7' })
    const longRange = data.versions[1]
    const options = longRange?.optionGroups.flatMap((group) => group.options) ?? []
    const priceOf = (name: string): number =>
      options.find(({ displayName }) => displayName === name)?.priceFen ?? Number.NaN

    const chosen = ['Pine Green', 'Arc 10', 'Dune', 'Comfort pack', 'Sound pack'].map(priceOf)
    expect(chosen.reduce((sum, fen) => sum + fen, longRange?.priceFen ?? 0)).toBe(29_170_000)
  })

  it.each(['vela-7', 'vela-9'])('%s leaves with exactly one free option of each single choice', async (modelId) => {
    const { data } = await server.call(detail, { modelId })

    for (const { optionGroups } of data.versions) {
      for (const { selectionMode, options } of optionGroups) {
        const standard = options.filter(({ isStandard }) => isStandard)
        if (selectionMode === 'single') expect(standard).toHaveLength(1)
        expect(standard.every(({ priceFen }) => priceFen === 0)).toBe(true)
      }
    }
  })

  it('does not offer the comfort pack on every version and charges nothing where it is standard', async () => {
    const { data } = await server.call(detail, { modelId: 'vela-7' })

    const comfort = data.versions.map(({ optionGroups }) =>
      optionGroups.flatMap(({ options }) => options).find(({ displayName }) => displayName === 'Comfort pack'),
    )
    expect(comfort.map((option) => option && [option.priceFen, option.isStandard])).toEqual([
      undefined,
      [1_200_000, false],
      [0, true],
    ])
  })

  it('is a model that exists', async () => {
    const { status, code } = await server.call(detail, { modelId: 'vela-8' })

    expect(status).toBe(404)
    expect(code).toBe(ErrorCode.modelNotFound)
  })
})
