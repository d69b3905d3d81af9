import { poll } from '@/services/polling/poll'
import { createAborter } from '@/services/request/aborter'
import { ApiError } from '@/services/request/errors'
import { makeVisibility } from '../../../support/jest/fake-visibility'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const lost = new ApiError('network', 0, '')

/** A task whose runs the test ends one by one. */
const makeTask = () => {
  const ends: ((result: number) => void)[] = []
  const task = jest.fn(() => new Promise<number>((resolve) => ends.push(resolve)))
  const end = async (result = 0): Promise<void> => {
    ends.shift()?.(result)
    await jest.advanceTimersByTimeAsync(0)
  }
  return { task, end }
}

test('the first run starts at once and the next one second after it has ended', async () => {
  const { task, end } = makeTask()
  void poll(task, { signal: createAborter().signal, visibility: makeVisibility() })
  expect(task).toHaveBeenCalledTimes(1)
  await end()
  await jest.advanceTimersByTimeAsync(999)
  expect(task).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(2)
})

test('runs never overlap, however slow one is', async () => {
  const { task, end } = makeTask()
  void poll(task, { signal: createAborter().signal, visibility: makeVisibility() })
  await jest.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(1)
  await end()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(task).toHaveBeenCalledTimes(2)
})

test('it ends with the first result that satisfies', async () => {
  const { task, end } = makeTask()
  const visibility = makeVisibility()
  const done = poll(task, { signal: createAborter().signal, intervalMs: 10, until: (n) => n === 2, visibility })
  await end(1)
  await jest.advanceTimersByTimeAsync(10)
  await end(2)
  await expect(done).resolves.toBe(2)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(2)
  expect(visibility.watcherCount()).toBe(0)
})

test('it rests while the app is hidden and runs at once when it is shown', async () => {
  const { task, end } = makeTask()
  const visibility = makeVisibility()
  void poll(task, { signal: createAborter().signal, visibility })
  await end()
  visibility.set(false)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(1)
  visibility.set(true)
  expect(task).toHaveBeenCalledTimes(2)
})

test('hiding and showing during a run starts no second one beside it', async () => {
  const { task, end } = makeTask()
  const visibility = makeVisibility()
  void poll(task, { signal: createAborter().signal, visibility })
  visibility.set(false)
  visibility.set(true)
  expect(task).toHaveBeenCalledTimes(1)
  await end()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(task).toHaveBeenCalledTimes(2)
})

test('a run that ends while the app is hidden is followed by none', async () => {
  const { task, end } = makeTask()
  const visibility = makeVisibility()
  void poll(task, { signal: createAborter().signal, visibility })
  visibility.set(false)
  await end()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(1)
})

test('a poll that begins hidden waits to be shown', async () => {
  const { task } = makeTask()
  const visibility = makeVisibility(false)
  void poll(task, { signal: createAborter().signal, visibility })
  expect(task).not.toHaveBeenCalled()
  visibility.set(true)
  expect(task).toHaveBeenCalledTimes(1)
})

test('an abort ends it with no result, also in the middle of a run', async () => {
  const { task, end } = makeTask()
  const aborter = createAborter()
  const visibility = makeVisibility()
  const done = poll(task, { signal: aborter.signal, until: () => true, visibility })
  aborter.abort()
  await expect(done).resolves.toBeUndefined()
  await end(1)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(1)
  expect(visibility.watcherCount()).toBe(0)
})

test('an abort between two runs cancels the next one', async () => {
  const { task, end } = makeTask()
  const aborter = createAborter()
  void poll(task, { signal: aborter.signal, visibility: makeVisibility() })
  await end()
  aborter.abort()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(1)
})

test('a signal that is aborted already lets nothing run', async () => {
  const { task } = makeTask()
  const aborter = createAborter()
  aborter.abort()
  const visibility = makeVisibility()
  await expect(poll(task, { signal: aborter.signal, visibility })).resolves.toBeUndefined()
  expect(task).not.toHaveBeenCalled()
  expect(visibility.watcherCount()).toBe(0)
})

test('a lost call is tried again at the next turn', async () => {
  const task = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue(7)
  const done = poll(task, { signal: createAborter().signal, until: (n) => n === 7, visibility: makeVisibility() })
  await jest.advanceTimersByTimeAsync(1_000)
  await expect(done).resolves.toBe(7)
})

test('a refusal ends it', async () => {
  const refused = new ApiError('business', 40401, 'No such order.')
  const task = jest.fn().mockRejectedValue(refused)
  await expect(poll(task, { signal: createAborter().signal, visibility: makeVisibility() })).rejects.toBe(refused)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(1)
})
