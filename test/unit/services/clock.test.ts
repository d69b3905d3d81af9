import { DAY_MS } from '@/domain/time/duration'
import { afterLong, systemClock } from '@/services/clock'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a delay longer than a timer can hold still ends on time, not at once', () => {
  const callBack = jest.fn()
  afterLong(systemClock, 60 * DAY_MS, callBack)
  jest.advanceTimersByTime(60 * DAY_MS - 1)
  expect(callBack).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(callBack).toHaveBeenCalledTimes(1)
})

test('a long delay can be called off in any of its legs', () => {
  const callBack = jest.fn()
  const cancel = afterLong(systemClock, 60 * DAY_MS, callBack)
  jest.advanceTimersByTime(40 * DAY_MS)
  cancel()
  jest.advanceTimersByTime(40 * DAY_MS)
  expect(callBack).not.toHaveBeenCalled()
})

test('a delay that is over already ends at the next turn', () => {
  const callBack = jest.fn()
  afterLong(systemClock, -5, callBack)
  jest.advanceTimersByTime(0)
  expect(callBack).toHaveBeenCalledTimes(1)
})
