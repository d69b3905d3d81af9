import { SalesServiceType } from '@/wire/enums/vehicle'
import { NO_FILTERS, type ShopFilters } from '@/domain/shop/shop-filters'
import { filtersOf, paramsOf, type ShopListParams } from '@/features/shops/list/list-params'

test.each<[ShopListParams, ShopFilters]>([
  [{}, NO_FILTERS],
  [{ service: '2' }, { ...NO_FILTERS, services: [SalesServiceType.delivery] }],
  [
    { service: '1,3', kind: 'space,service', open: '1' },
    {
      categories: ['space', 'service'],
      services: [SalesServiceType.sales, SalesServiceType.testDrive],
      isOpenNow: true,
    },
  ],
])('the address %j says these filters, and they say this address', (params, filters) => {
  expect(filtersOf(params)).toEqual(filters)
  expect(paramsOf(undefined, filters)).toEqual(params)
})

test('the city stands in the address beside them', () => {
  expect(paramsOf('310100', { ...NO_FILTERS, isOpenNow: true })).toEqual({ city: '310100', open: '1' })
})

test('what a link makes up is no filter', () => {
  expect(filtersOf({ service: '9,x,', kind: 'garage', open: 'yes' })).toEqual(NO_FILTERS)
})
