import fc from 'fast-check'
import { growth, rule, state } from '@/wire/endpoints/member'
import { MemberLevel } from '@/wire/enums/member'
import { DAY_MS } from '@/domain/time/duration'
import { parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import { growthOn, levelOn, nextReview, type GrowthDeed } from '../../../server/modules/membership/level-on'
import { LEVELS } from '../../../server/modules/membership/levels'
import { openShop, type Shop } from '../money/shop'
import { deliveryShopper } from '../delivery/delivery-shopper'

const { deck, mate, helm, captain } = MemberLevel

const deed = (day: string, amount: number, isDelivery = false): GrowthDeed => ({ day, growth: amount, isDelivery })

describe('a level', () => {
  it.each([
    ['nothing', [], '2026-11-20', deck],
    ['just enough', [deed('2026-11-20', 1_000)], '2026-11-20', mate],
    ['one too few', [deed('2026-11-20', 999)], '2026-11-20', deck],
    ['a year’s growth together', [deed('2026-01-01', 2_000), deed('2026-11-20', 2_000)], '2026-11-20', captain],
    ['growth of more than a year ago', [deed('2025-11-20', 999), deed('2026-11-20', 1)], '2026-11-20', deck],
    ['what was taken back', [deed('2026-11-20', 1_000), deed('2026-11-20', -1_000)], '2026-11-20', deck],
    ['a delivery', [deed('2026-11-20', 1_000, true)], '2026-11-20', helm],
  ] as const)('by %s', (_, deeds, today, level) => {
    expect(levelOn([...deeds], today)).toBe(level)
  })

  it('falls on a review day alone, by one', () => {
    const deeds = [deed('2026-02-01', 4_000)]
    const levels = ['2026-02-01', '2027-03-30', '2027-03-31', '2028-03-30', '2028-03-31', '2029-03-31', '2030-03-31']
    expect(levels.map((day) => levelOn(deeds, day))).toEqual([captain, captain, helm, helm, mate, deck, deck])
  })

  it('of who took delivery is Helm for the first year', () => {
    const deeds = [deed('2026-04-01', 100, true)]
    expect(['2027-03-31', '2027-04-01', '2028-03-30', '2028-03-31'].map((day) => levelOn(deeds, day))).toEqual([
      helm,
      helm,
      helm,
      mate,
    ])
  })

  it('is reviewed next on the next 31 March', () => {
    expect(['2026-03-30', '2026-03-31', '2026-12-01'].map(nextReview)).toEqual([
      '2026-03-31',
      '2027-03-31',
      '2027-03-31',
    ])
  })

  it('is what walking through every day comes to', () => {
    const start = parseShanghai('2026-01-01 12:00:00')
    const dayAt = (index: number): string => shanghaiDay(start + index * DAY_MS)
    const deeds = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 1_200 }).map(dayAt),
        growth: fc.integer({ min: 1, max: 3_000 }),
        isDelivery: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(deeds, fc.integer({ min: 0, max: 2_200 }), (history, last) => {
        let level: number = deck
        for (let index = 0; index <= last; index += 1) {
          const today = dayAt(index)
          const reached = LEVELS.filter(({ growthFrom }) => growthFrom <= growthOn(history, today)).length
          const owns = history.some(({ day, isDelivery }) => isDelivery && growthOn([deed(day, 1)], today) === 1)
          const floor = Math.max(reached, owns ? helm : deck)
          level = Math.max(today.endsWith('-03-31') ? level - 1 : level, floor)
        }
        expect(levelOn(history, dayAt(last))).toBe(level)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a customer', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it('begins on the lowest level, and is told what the next one takes', async () => {
    const { token } = await shop.shopper()
    const { data } = await shop.server.call(state, {}, { token })
    expect(data).toMatchObject({ level: deck, growth: 0, missing: 1_000, points: 0, ending: null })
    expect(data.months.map(({ month }) => month).slice(-2)).toEqual(['2026-10', '2026-11'])
  })

  it('is lifted by a delivery, and reads each entry of growth', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const { token } = shopper
    const { data } = await shop.server.call(state, {}, { token })
    const ending = { day: '2027-12-31', points: 11_000 }
    expect(data).toMatchObject({ level: helm, growth: 1_200, missing: 2_800, points: 11_000, ending })
    const entries = (await shop.server.call(growth, { current: 1, size: 10 }, { token })).data.records
    expect(entries.map(({ title, amount }) => [title, amount])).toEqual([
      ['Vela 7 delivered', 1_000],
      ['Big deposit for a Vela\u00a07', 200],
    ])
  })

  it('reads the levels in either language', async () => {
    const names = async (headers: Record<string, string>) =>
      (await shop.server.call(rule, {}, { headers })).data.levels.map(({ name }) => name)
    expect(await names({})).toEqual(['Deck', 'Mate', 'Helm', 'Captain'])
    expect(await names({ 'accept-language': 'zh-CN' })).toEqual(['水手', '大副', '舵手', '船长'])
  })
})
