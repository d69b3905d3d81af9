import { quote } from '@/wire/endpoints/configuration'
import { detail, newIndex, parameters, select } from '@/wire/endpoints/vehicle'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server/server'
import { LONG_RANGE_FEN, longRange, optionNo, plainLongRange } from './cars'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const withdraw = (table: string, key: string, value: string) =>
  server.database.query(`UPDATE ${table} SET withdrawn_at = $1 WHERE ${key} = $2`, [server.clock.now(), value])

describe('the price of a configuration', () => {
  it('is what the Long Range of our examples costs, part by part, under an 18-character name', async () => {
    const { data } = await server.call(quote, { ...longRange, expectedAmountFen: LONG_RANGE_FEN })

    expect(data).toMatchObject({ modelName: 'Vela 7', versionName: 'Long Range', totalFen: LONG_RANGE_FEN })
    expect(data.versionPriceFen + data.parts.reduce((sum, { priceFen }) => sum + priceFen, 0)).toBe(data.totalFen)
    // Pine Green 3, Arc 10 1, Dune 1; comfort 1 + sound 2 + home charger 64 = 67 = 1V in base 36.
    expect(data.pnoEighteen).toBe('VL7R80226A0231101V')
  })

  it('tells the options in the catalogue’s order, whatever order they came in', async () => {
    const { data } = await server.call(quote, { ...longRange, options: [...longRange.options].reverse() })

    expect(data.options).toEqual(longRange.options)
  })

  it('counts nothing for what a pack contains', async () => {
    const lounge = ['packs.lounge', 'packs.winter'].map(optionNo)
    const { data } = await server.call(quote, { ...longRange, options: [...longRange.options, ...lounge] })

    expect(data.totalFen).toBe(LONG_RANGE_FEN + 1_500_000)
  })

  it('is refused with both prices when the shopper saw another one', async () => {
    await server.database.query('UPDATE version SET price_fen = price_fen - 300000 WHERE pno_twelve = $1', [
      longRange.pnoTwelve,
    ])
    const { status, code, data } = await server.call(quote, { ...longRange, expectedAmountFen: LONG_RANGE_FEN })

    expect({ status, code }).toEqual({ status: 409, code: ErrorCode.priceChanged })
    expect(data).toEqual({ oldAmountFen: LONG_RANGE_FEN, newAmountFen: 28_870_000 })
  })

  it('is refused, naming every fault, for options that do not go together', async () => {
    const options = [...longRange.options, optionNo('packs.night'), optionNo('packs.lounge')]
    const { status, code, data } = await server.call(quote, { ...longRange, options })

    expect({ status, code }).toEqual({ status: 422, code: ErrorCode.configurationInvalid })
    expect(data).toEqual({
      faults: [
        { kind: 'needs', attributeNo: optionNo('packs.lounge'), otherNo: optionNo('packs.winter') },
        { kind: 'notWith', attributeNo: optionNo('packs.night'), otherNo: optionNo('exterior.pine-green') },
      ],
    })
  })

  it.each([
    ['an option of another model', 'vela-9.packs.sound'],
    ['an option that never was', 'vela-7.packs.wings'],
  ])('is refused for %s', async (_what, attributeNo) => {
    const { status, data } = await server.call(quote, { ...longRange, options: [...longRange.options, attributeNo] })

    expect(status).toBe(422)
    expect(data).toEqual({ faults: [{ kind: 'unknown', attributeNo }] })
  })

  it('is refused for a version that never was', async () => {
    const { status, code } = await server.call(quote, { ...longRange, pnoTwelve: 'VL5R00026A00' })

    expect({ status, code }).toEqual({ status: 404, code: ErrorCode.versionNotFound })
  })

  it('is refused for options given twice', async () => {
    const { status } = await server.call(quote, { ...longRange, options: [...longRange.options, ...longRange.options] })

    expect(status).toBe(422)
  })
})

describe('what was withdrawn', () => {
  it('is named where an option is asked for, and gone from the catalogue', async () => {
    await withdraw('option', 'attribute_no', optionNo('exterior.pine-green'))
    const { status, code, data, msg } = await server.call(quote, longRange)

    expect({ status, code, data }).toEqual({
      status: 409,
      code: ErrorCode.noLongerOffered,
      data: { names: ['Pine Green'] },
    })
    expect(msg).toBe('No longer offered: Pine Green.')
    const { data: model } = await server.call(detail, { modelId: 'vela-7' })
    expect(JSON.stringify(model)).not.toContain('pine-green"')
    expect((await server.call(quote, plainLongRange)).status).toBe(200)
  })

  it('is named where a version is asked for, and its price is no longer the lowest', async () => {
    await withdraw('version', 'pno_twelve', 'VL7R61026A01')
    const { code, data } = await server.call(quote, { ...plainLongRange, pnoTwelve: 'VL7R61026A01' })

    expect({ code, data }).toEqual({ code: ErrorCode.noLongerOffered, data: { names: ['Vela 7 Standard'] } })
    const { data: home } = await server.call(newIndex, {})
    expect(home.modelList[0]?.priceFromFen).toBe(25_990_000)
    const { data: table } = await server.call(parameters, { modelId: 'vela-7' })
    expect(table.versions.map(({ displayName }) => displayName)).toEqual(['Long Range', 'Performance'])
  })

  it('is named where a model is opened, and leaves the picker', async () => {
    await withdraw('model', 'id', 'vela-7')
    const { status, code, data } = await server.call(detail, { modelId: 'vela-7' })

    expect({ status, code, data }).toEqual({
      status: 409,
      code: ErrorCode.noLongerOffered,
      data: { names: ['Vela 7'] },
    })
    expect((await server.call(quote, longRange)).data).toEqual({ names: ['Vela 7 Long Range'] })
    const { data: models } = await server.call(select, {})
    expect(models.map(({ id }) => id)).toEqual(['vela-9'])
  })
})
