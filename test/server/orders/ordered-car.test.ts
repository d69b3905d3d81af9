import { ErrorCode } from '@/wire/errors'
import { LONG_RANGE_FEN, longRange, optionNo } from '../vehicle/cars'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, bigShopper, closeBigSale } from './big-shopper'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const { car } = bigPlacement

/** Takes something off the catalogue while the work runs. */
const withdrawn = async <Result>(
  table: string,
  key: string,
  value: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const set = (at: Date | null) =>
    shop.server.database.query(`UPDATE ${table} SET withdrawn_at = $1 WHERE ${key} = $2`, [at, value])
  await set(shop.server.clock.now())
  try {
    return await work()
  } finally {
    await set(null)
  }
}

describe('the car of a big order', () => {
  it('has the price and the 18-character name of the configurator’s quote', async () => {
    const configured = {
      pnoTwelve: longRange.pnoTwelve,
      attributeNos: longRange.options,
      expectedTotalFen: LONG_RANGE_FEN,
    }
    const { data } = await (await bigShopper(shop)).place({ car: configured })
    expect(data).toMatchObject({ saleTotalPrice: LONG_RANGE_FEN, pnoEighteen: 'VL7R80226A0231101V' })
    expect(data.attributeInfoList.map(({ attributeNo }) => attributeNo)).toEqual(longRange.options)
  })

  it('is shown in its own paint, with what sets its version apart', async () => {
    const { data } = await (await bigShopper(shop)).place()
    expect(data.carPoster).toMatch(/front34-pine-green/)
    expect(data.vehicleLightList).toEqual([
      '802\u00a0km CLTC range',
      '5.1\u00a0s 0–100\u00a0km/h',
      '250\u00a0kW Peak power',
    ])
  })

  it('keeps the weeks in which its version was promised, whatever the catalogue says later', async () => {
    const shopper = await bigShopper(shop)
    const { data } = await shopper.place()
    expect(data.storeInfo.dcCycle).toBe('6–\u20608\u00a0weeks')
    const promised = (from: number, to: number) =>
      shop.server.database.query(
        'UPDATE version SET delivery_weeks_from = $1, delivery_weeks_to = $2 WHERE pno_twelve = $3',
        [from, to, car.pnoTwelve],
      )
    await promised(20, 20)
    const later = await (await bigShopper(shop)).place()
    await promised(6, 8)
    expect(later.data.storeInfo.dcCycle).toBe('20\u00a0weeks')
    expect((await shopper.detail(data.id)).storeInfo.dcCycle).toBe('6–\u20608\u00a0weeks')
  })

  it('is shown on its own wheels, else on the model’s usual ones, which are named', async () => {
    const attributeNos = longRange.options.map((no) => (no === optionNo('wheels.arc10') ? optionNo('wheels.aero') : no))
    const onAero = async () => {
      const shopper = await bigShopper(shop)
      return (await shopper.place({ car: { ...car, attributeNos, expectedTotalFen: LONG_RANGE_FEN } })).data
    }
    const own = await onAero()
    expect([own.carPoster, own.otherWheels]).toEqual([expect.stringMatching(/front34-pine-green-aero\.webp/), null])

    const { database } = shop.server
    const stills = await database.query<{ still: object }>(
      'DELETE FROM model_still WHERE wheels_no = $1 RETURNING to_jsonb(model_still) AS still',
      [optionNo('wheels.aero')],
    )
    const others = await onAero()
    await database.query(
      'INSERT INTO model_still SELECT still.* FROM jsonb_populate_recordset(NULL::model_still, $1::jsonb) still',
      [JSON.stringify(stills.map(({ still }) => still))],
    )
    expect([others.carPoster, others.otherWheels]).toEqual([
      expect.stringMatching(/front34-pine-green\.webp/),
      'Arc 10',
    ])
  })

  it('costs nothing for what a pack contains', async () => {
    const attributeNos = [...longRange.options, optionNo('packs.winter'), optionNo('packs.lounge')]
    const { data } = await (
      await bigShopper(shop)
    ).place({
      car: { ...car, attributeNos, expectedTotalFen: LONG_RANGE_FEN + 1_500_000 },
    })
    expect(data).toMatchObject({ saleTotalPrice: LONG_RANGE_FEN + 1_500_000 })
  })

  it.each([
    ['no colour', car.attributeNos.slice(1), [{ kind: 'nothingChosen', attributeType: 'exterior' }]],
    [
      'no standard equipment',
      car.attributeNos.slice(0, -1),
      [{ kind: 'standardMissing', attributeNo: optionNo('charging.wallbox') }],
    ],
    ['an option that never was', [...car.attributeNos, 'x'], [{ kind: 'unknown', attributeNo: 'x' }]],
    [
      'broken rules',
      [...car.attributeNos, optionNo('packs.comfort'), optionNo('packs.night'), optionNo('packs.lounge')],
      [
        { kind: 'needs', attributeNo: optionNo('packs.lounge'), otherNo: optionNo('packs.winter') },
        { kind: 'notWith', attributeNo: optionNo('packs.night'), otherNo: optionNo('exterior.pine-green') },
      ],
    ],
  ])('is refused with %s, naming every fault', async (_what, attributeNos, faults) => {
    const answer = await (await bigShopper(shop)).place({ car: { ...car, attributeNos } })
    expect(answer).toMatchObject({ status: 422, code: ErrorCode.configurationInvalid, data: { faults } })
  })

  it('is refused for another model’s version and for one that never was', async () => {
    const shopper = await bigShopper(shop)
    const row = await shop.server.database.one<{ pno: string }>(
      "SELECT pno_twelve AS pno FROM version WHERE model_id = 'vela-9' LIMIT 1",
    )
    const options = await shop.server.database.query<{ no: string }>(
      `SELECT attribute_no AS no FROM option_price JOIN option USING (attribute_no)
       WHERE pno_twelve = $1 AND is_standard`,
      [row?.pno ?? ''],
    )
    const other = { ...car, pnoTwelve: row?.pno ?? '', attributeNos: options.map(({ no }) => no) }
    expect(await shopper.place({ car: other })).toMatchObject({
      status: 422,
      code: ErrorCode.invalidField,
      data: { field: 'pnoTwelve' },
    })
    const never = await shopper.place({ car: { ...car, pnoTwelve: 'VL9R00000000' } })
    expect(never).toMatchObject({ status: 404, code: ErrorCode.versionNotFound })
  })
})

describe('what was withdrawn', () => {
  it.each([
    ['version', 'pno_twelve', car.pnoTwelve, 'Vela 7 Long Range'],
    ['option', 'attribute_no', optionNo('exterior.pine-green'), 'Pine Green'],
    ['model', 'id', 'vela-7', 'Vela 7'],
  ])('cannot be ordered: a %s is named', async (table, key, value, name) => {
    const shopper = await bigShopper(shop)
    const answer = await withdrawn(table, key, value, () => shopper.place())
    expect(answer).toMatchObject({ status: 409, code: ErrorCode.noLongerOffered, data: { names: [name] } })
  })

  it('cannot be reserved either', async () => {
    await closeBigSale(shop)
    const shopper = await shop.shopper()
    const answer = await withdrawn('model', 'id', 'vela-7', () => shopper.place())
    expect(answer).toMatchObject({ status: 409, code: ErrorCode.noLongerOffered, data: { names: ['Vela 7'] } })
  })

  it('stays in an order that was placed before', async () => {
    const shopper = await bigShopper(shop)
    const placed = await shopper.order()
    const shown = await withdrawn('version', 'pno_twelve', car.pnoTwelve, () => shopper.detail(placed.id))
    expect(shown).toEqual(placed)
  })
})
