import { storage } from '@/platform/storage'
import { keptConfigurations } from '@/services/configuration/kept'
import { keptStore } from '@/services/configuration/kept-store'
import { isSaved, saveOnce } from '@/services/configuration/save-once'
import { syncConfigurations } from '@/services/configuration/sync'
import { makeSnapshot } from '../../../support/samples/snapshot'

jest.mock('@/services/configuration/sync', () => ({ syncConfigurations: jest.fn(async () => undefined) }))

const car = makeSnapshot('green')
const dearer = { ...car, totalFen: car.totalFen + 1 }

beforeEach(() => {
  jest.clearAllMocks()
  storage.keys().forEach(storage.remove)
  keptStore.setState([], true)
})

it('a car is saved and sent once, and again at another price', () => {
  expect([saveOnce(car), saveOnce(car), saveOnce(dearer)]).toEqual([true, false, true])
  expect(
    keptConfigurations()
      .map(({ totalFen }) => totalFen)
      .sort(),
  ).toEqual([car.totalFen, dearer.totalFen])
  expect(syncConfigurations).toHaveBeenCalledTimes(2)
  expect(isSaved(keptConfigurations(), makeSnapshot('white'))).toBe(false)
})

it('a saved car that was edited is saved in its own place', () => {
  saveOnce(car)
  const [{ id } = { id: '' }] = keptConfigurations()
  expect(saveOnce(dearer, id)).toBe(true)
  expect(keptConfigurations()).toEqual([expect.objectContaining({ id, totalFen: dearer.totalFen })])
})
