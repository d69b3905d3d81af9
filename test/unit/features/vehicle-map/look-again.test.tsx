import { act, fireEvent, render, screen } from '@testing-library/react'
import type { VehicleLocation } from '@/wire/schemas/map'
import { VehicleMapPage } from '@/features/vehicle-map/vehicle-map-page'
import * as map from '@/services/api/map'
import { fetchOpenLevc } from '@/services/api/order'
import { fetchNearbyShops } from '@/services/api/shop'
import { ApiError } from '@/services/request/errors'
import { readFeedback } from '@/ui/feedback/store'
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

test('who looks again for the car sees where it is now, or is told that nobody could look', async () => {
  jest.mocked(map.fetchShopPlaces).mockResolvedValue([])
  jest.mocked(map.fetchMapTiles).mockResolvedValue(null)
  jest.mocked(map.fetchAddress).mockResolvedValue('Hubin Road')
  jest.mocked(fetchNearbyShops).mockResolvedValue([])
  jest
    .mocked(map.fetchVehicles)
    .mockResolvedValueOnce([car])
    .mockResolvedValueOnce([{ ...car, batteryPercent: 43 }])
    .mockRejectedValueOnce(new ApiError('network', 0, ''))
  jest.mocked(fetchOpenLevc).mockResolvedValue({ hasVehicle: true, openLevc: true })
  await enter('u1')
  render(<VehicleMapPage />)
  await act(async () => undefined)
  await lookAgain()
  expect(screen.getByText(/43 %/)).toBeVisible()
  expect(readFeedback().dialogs).toEqual([])
  await lookAgain()
  expect(readFeedback().dialogs).toMatchObject([{ title: 'We could not look again' }])
  expect(screen.getByText(/43 %/)).toBeVisible()
})
