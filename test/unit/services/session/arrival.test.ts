/** @jest-environment jsdom */
import { noteArrival, readArrival } from '@/services/session/arrival'
import { DAY_MS } from '@/domain/time/duration'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('an ambassador and a source of a link are kept for 30 days, for whoever registers on the phone meanwhile', () => {
  noteArrival({ starId: 'star-7', channelSource: 'baidu', id: 'night' })
  jest.advanceTimersByTime(30 * DAY_MS - 1)
  expect(readArrival()).toEqual({ starId: 'star-7', channelSource: 'baidu' })
  jest.advanceTimersByTime(1)
  expect(readArrival()).toEqual({})
})

test('a link that names nobody leaves who was named before', () => {
  noteArrival({ starId: 'star-7' })
  noteArrival({ id: 'night' })
  expect(readArrival()).toEqual({ starId: 'star-7' })
})

test('a link that names a source alone leaves the ambassador, each for 30 days of its own', () => {
  noteArrival({ starId: 'star-7' })
  jest.advanceTimersByTime(10 * DAY_MS)
  noteArrival({ channelSource: 'baidu' })
  expect(readArrival()).toEqual({ starId: 'star-7', channelSource: 'baidu' })
  jest.advanceTimersByTime(20 * DAY_MS)
  expect(readArrival()).toEqual({ channelSource: 'baidu' })
})

test.each([
  { channelSource: 'elsewhere' },
  { starId: 'x'.repeat(65) },
  { starId: '' },
  // The server reads no body that holds the first of these.
  { starId: '\0' },
  { starId: 'star 7' },
  { starId: '明星' },
])('%j is not kept', (params) => {
  noteArrival(params)
  expect(readArrival()).toEqual({})
})
