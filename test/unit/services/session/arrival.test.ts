/** @jest-environment jsdom */
import { arrivalSlot, noteArrival } from '@/services/session/arrival'
import { storedSlot } from '@/services/storage/stored-slot'
import { DAY_MS } from '@/domain/time/duration'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) })
  arrivalSlot.clear()
})
afterEach(() => jest.useRealTimers())

test('an ambassador and a source of a link are kept for 30 days, for whoever registers on the phone meanwhile', () => {
  noteArrival({ starId: 'star-7', channelSource: 'baidu', id: 'night' })
  jest.advanceTimersByTime(30 * DAY_MS - 1)
  expect(arrivalSlot.read()).toEqual({ starId: 'star-7', channelSource: 'baidu' })
  jest.advanceTimersByTime(1)
  expect(arrivalSlot.read()).toBeUndefined()
})

test('a link that names nobody leaves who was named before', () => {
  noteArrival({ starId: 'star-7' })
  noteArrival({ id: 'night' })
  expect(arrivalSlot.read()).toEqual({ starId: 'star-7' })
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
  expect(arrivalSlot.read()).toBeUndefined()
})

test('what an earlier release kept of a link, and the server does not read, goes with no login', () => {
  const anything = storedSlot('arrival', { isValue: (value): value is unknown => value !== undefined })
  anything.write({ starId: '\0' })
  expect(arrivalSlot.read()).toBeUndefined()
})
