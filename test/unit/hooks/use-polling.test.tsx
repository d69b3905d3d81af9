import { act, renderHook } from '@testing-library/react'
import { usePolling } from '@/hooks/use-polling'
import { ApiError } from '@/services/request/errors'
import { hidePages, showPages } from '../../support/jest/taro/taro'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const advance = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms))

test('it runs while the page is shown, rests under another page, and runs at once on the return', async () => {
  const task = jest.fn(async () => undefined)
  renderHook(() => usePolling(task))
  await advance(2_000)
  expect(task).toHaveBeenCalledTimes(3)
  act(hidePages)
  await advance(60_000)
  expect(task).toHaveBeenCalledTimes(3)
  act(showPages)
  expect(task).toHaveBeenCalledTimes(4)
})

test('it stops when the page unloads', async () => {
  const task = jest.fn(async () => undefined)
  const { unmount } = renderHook(() => usePolling(task, { intervalMs: 10 }))
  unmount()
  await advance(60_000)
  expect(task).toHaveBeenCalledTimes(1)
})

test('it waits until it is enabled', async () => {
  const task = jest.fn(async () => undefined)
  const { rerender } = renderHook(({ isEnabled }) => usePolling(task, { isEnabled }), {
    initialProps: { isEnabled: false },
  })
  await advance(5_000)
  expect(task).not.toHaveBeenCalled()
  rerender({ isEnabled: true })
  expect(task).toHaveBeenCalledTimes(1)
})

test('a refusal ends it and is told', async () => {
  const refused = new ApiError('business', 40401, 'No such order.')
  const onFailure = jest.fn()
  renderHook(() => usePolling(() => Promise.reject(refused), { onFailure }))
  await advance(5_000)
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(onFailure).toHaveBeenCalledWith(refused)
})
