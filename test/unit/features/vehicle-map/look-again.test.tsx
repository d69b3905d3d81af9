import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { VehicleLocation } from '@/wire/schemas/map'
import { useMapData } from '@/features/vehicle-map/use-map-data'
import { VehicleMapPage } from '@/features/vehicle-map/vehicle-map-page'
import * as map from '@/services/api/map'
import { fetchOpenLevc } from '@/services/api/order'
import { fetchNearbyShops } from '@/services/api/shop'
import { ApiError } from '@/services/request/errors'
import { readPopups } from '@/ui/popup/store'
import { enter } from '../../../support/jest/enter'

jest.mock('@/services/api/map')
jest.mock('@/services/api/order')
jest.mock('@/services/api/shop')
// A map needs what a browser alone has: the size of its box.
jest.mock('@/features/vehicle-map/drawn-map', () => ({ DrawnMap: () => null }))

const car = {
  longitude: 120.1,
  latitude: 30.2,
  orderId: '7',
  modelName: 'Vela 7',
  carPoster: '',
  seenTime: '2026-11-28 10:00:00',
  batteryPercent: 50,
} as VehicleLocation

const lookAgain = () =>
  act(async () => {
    fireEvent.click(screen.getByLabelText('Look again'))
  })

/** An answer that comes when the test lets it. */
const held = () => {
  let tell: (cars: VehicleLocation[]) => void
  const answer = new Promise<VehicleLocation[]>((resolve) => {
    tell = resolve
  })
  return { answer, tell: (percent: number) => act(async () => tell([{ ...car, batteryPercent: percent }])) }
}

beforeEach(async () => {
  jest.mocked(map.fetchVehicles).mockReset()
  jest.mocked(map.fetchShopPlaces).mockResolvedValue([])
  jest.mocked(map.fetchMapTiles).mockResolvedValue(null)
  jest.mocked(map.fetchAddress).mockResolvedValue('Hubin Road')
  jest.mocked(fetchNearbyShops).mockResolvedValue([])
  jest.mocked(fetchOpenLevc).mockResolvedValue({ hasVehicle: true, openLevc: true })
  await enter('u1')
})

test('who looks again for the car sees where it is now, or is told that nobody could look', async () => {
  jest
    .mocked(map.fetchVehicles)
    .mockResolvedValueOnce([car])
    .mockResolvedValueOnce([{ ...car, batteryPercent: 43 }])
    .mockRejectedValueOnce(new ApiError('network', 0, ''))
  render(<VehicleMapPage />)
  await act(async () => undefined)
  await lookAgain()
  expect(screen.getByText(/43 %/)).toBeVisible()
  expect(readPopups().dialogs).toEqual([])
  await lookAgain()
  expect(readPopups().dialogs).toMatchObject([{ title: 'We could not look again' }])
  expect(screen.getByText(/43 %/)).toBeVisible()
})

test('who taps twice looks once', async () => {
  const look = held()
  jest.mocked(map.fetchVehicles).mockResolvedValueOnce([car]).mockReturnValueOnce(look.answer)
  render(<VehicleMapPage />)
  await act(async () => undefined)
  await lookAgain()
  await lookAgain()
  expect(map.fetchVehicles).toHaveBeenCalledTimes(2)
  await look.tell(43)
  expect(screen.getByText(/43 %/)).toBeVisible()
})

test('a slow look neither ends a newer load nor shows what it told', async () => {
  const [look, load] = [held(), held()]
  jest
    .mocked(map.fetchVehicles)
    .mockResolvedValueOnce([car])
    .mockReturnValueOnce(look.answer)
    .mockReturnValueOnce(load.answer)
  const { result } = renderHook(useMapData)
  await act(async () => undefined)
  act(() => {
    void result.current.lookAgain()
    result.current.reload()
  })
  await look.tell(43)
  expect(result.current.page).toMatchObject({ data: { vehicles: [car] }, isRefreshing: true })
  await load.tell(42)
  expect(result.current.page).toMatchObject({ data: { vehicles: [{ batteryPercent: 42 }] }, isRefreshing: false })
})
