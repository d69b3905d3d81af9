import { filterCount, filterShops, NO_FILTERS, toggled } from '@/domain/shop/shop-filters'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { SalesServiceType } from '@/wire/enums/vehicle'

const { sales, delivery, testDrive, afterSales } = SalesServiceType
const openAt = (opens: string, closes: string) => [
  { opensTime: `2026-11-20 ${opens}:00`, closesTime: `2026-11-20 ${closes}:00` },
]
const SHOPS = [
  { id: 'space', storeCategory: 'space', salesServiceTypes: [sales, testDrive], openings: openAt('10:00', '22:00') },
  { id: 'bays', storeCategory: 'delivery', salesServiceTypes: [delivery], openings: openAt('09:00', '18:00') },
  { id: 'bench', storeCategory: 'service', salesServiceTypes: [afterSales, delivery], openings: [] },
]
const EVENING = parseShanghai('2026-11-20 19:00:00')
const pass = (filters: Partial<typeof NO_FILTERS>) =>
  filterShops(SHOPS, { ...NO_FILTERS, ...filters }, EVENING).map(({ id }) => id)

describe('shops', () => {
  it('all pass without a filter', () => {
    expect(pass({})).toEqual(['space', 'bays', 'bench'])
  })

  it('are of one of the wanted kinds and offer every wanted service', () => {
    expect(pass({ categories: ['space', 'delivery'] })).toEqual(['space', 'bays'])
    expect(pass({ services: [delivery] })).toEqual(['bays', 'bench'])
    expect(pass({ services: [delivery, afterSales] })).toEqual(['bench'])
    expect(pass({ categories: ['space'], services: [delivery] })).toEqual([])
  })

  it('that are open now are those whose hours say so', () => {
    expect(pass({ isOpenNow: true })).toEqual(['space'])
  })
})

it('filters are counted one by one, and a choice is taken back by choosing it again', () => {
  expect(filterCount({ categories: ['space'], services: [sales, delivery], isOpenNow: true })).toBe(4)
  expect(filterCount(NO_FILTERS)).toBe(0)
  expect(toggled([sales], delivery)).toEqual([sales, delivery])
  expect(toggled([sales, delivery], sales)).toEqual([delivery])
})
