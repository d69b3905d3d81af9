import { act, renderHook } from '@testing-library/react'
import { SalesServiceType } from '@/wire/enums/vehicle'
import type { AreaNode } from '@/wire/schemas/area'
import { NO_FILTERS } from '@/domain/shop/shop-filters'
import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { useShopList } from '@/features/shops/list/use-shop-list'
import { FakeXhr, installFakeXhr } from '../../../../support/jest/fake-xhr'

const province = (provinceCode: string, cityCode: string, areaName: string): AreaNode => ({
  areaCode: provinceCode,
  areaName,
  areaLevel: 1,
  cityList: [{ areaCode: cityCode, areaName, areaLevel: 2 }],
})
const CITIES = [province('110000', '110100', 'Beijing'), province('310000', '310100', 'Shanghai')]
const DELIVERY = { ...NO_FILTERS, services: [SalesServiceType.delivery] }

const settle = () => act(async () => undefined)

/** How the phone tells where it is, whenever the test wants it to. */
let tell: PositionCallback
let refuse: PositionErrorCallback

const here = { coords: { longitude: 121.47, latitude: 31.22 } } as GeolocationPosition
const unknown = { code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError

const openedIn = async (city: string) => {
  const { result } = renderHook(() => useShopList({ city }))
  act(() => FakeXhr.sent.at(-1)?.succeed(CITIES))
  await settle()
  return result
}

beforeEach(() => {
  installFakeXhr()
  const geolocation = {
    getCurrentPosition: (told: PositionCallback, refused: PositionErrorCallback) => {
      tell = told
      refuse = refused
    },
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
})

test('a shop is among those that are open now from its first minute on, and no longer once it closes', async () => {
  jest.useFakeTimers({ now: parseShanghai('2026-11-20 09:59:00') })
  const list = await openedIn('110100')
  const openings = [{ opensTime: '2026-11-20 10:00:00', closesTime: '2026-11-20 22:00:00' }]
  act(() => FakeXhr.sent.at(-1)?.succeed([{ id: 's1', storeCategory: 'space', salesServiceTypes: [], openings }]))
  await settle()
  act(() => list.current.setFilters({ ...NO_FILTERS, isOpenNow: true }))
  const ids = () => list.current.shops.map(({ id }) => id)
  expect(ids()).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS))
  expect(ids()).toEqual(['s1'])
  await act(() => jest.advanceTimersByTimeAsync(12 * HOUR_MS))
  expect(ids()).toEqual([])
  jest.useRealTimers()
})

test('a position that comes after a city was chosen changes nothing, nor does a phone that knows none', async () => {
  const list = await openedIn('110100')
  for (const answer of [() => tell(here), () => refuse(unknown)]) {
    act(() => void list.current.place.findNear())
    act(() => list.current.place.chooseCity('310100'))
    act(answer)
    await settle()
    expect(list.current.place).toMatchObject({ near: null, noPosition: null, city: { cityCode: '310100' } })
  }
})

test('a position that comes while the shopper waits for it leads to the shops there', async () => {
  const list = await openedIn('110100')
  act(() => void list.current.place.findNear())
  act(() => tell(here))
  await settle()
  expect(list.current.place.near).not.toBeNull()
  expect(FakeXhr.sent.at(-1)?.url).toContain('/nearby/store')
})

test('near the shopper the shops of a service are asked for by it, and counted only once they came', async () => {
  const list = await openedIn('110100')
  act(() => void list.current.place.findNear())
  act(() => tell(here))
  await settle()
  act(() => FakeXhr.sent.at(-1)?.succeed([]))
  await settle()
  expect(FakeXhr.sent.at(-1)?.url).not.toContain('salesServiceType')
  expect(list.current.countWith(DELIVERY)).toBeUndefined()
  expect(list.current.countWith(NO_FILTERS)).toBe(0)

  act(() => list.current.setFilters(DELIVERY))
  await settle()
  expect(FakeXhr.sent.at(-1)?.url).toContain(`salesServiceType=${SalesServiceType.delivery}`)
  expect(list.current.countWith(DELIVERY)).toBeUndefined()
  act(() => FakeXhr.sent.at(-1)?.succeed([]))
  await settle()
  expect(list.current.countWith(DELIVERY)).toBe(0)
})

test('how many shops there are of a kind is not told before they came, nor where they did not', async () => {
  const { result: list } = renderHook(() => useShopList({ city: '110100' }))
  expect(list.current.countWith(NO_FILTERS)).toBeUndefined()
  act(() => FakeXhr.sent.at(-1)?.succeed(CITIES))
  await settle()
  expect(list.current.countWith(NO_FILTERS)).toBeUndefined()
  act(() => FakeXhr.sent.at(-1)?.refuse(50_000, 'Something failed.'))
  await settle()
  expect(list.current.countWith(NO_FILTERS)).toBeUndefined()
  act(() => list.current.reload())
  act(() => FakeXhr.sent.at(-1)?.succeed([]))
  await settle()
  expect(list.current.countWith(NO_FILTERS)).toBe(0)
})
