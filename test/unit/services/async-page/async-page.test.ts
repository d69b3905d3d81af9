import { createAsyncPage } from '@/services/async-page/async-page'
import type { AbortSignalLike } from '@/platform/http/types'
import { ApiError } from '@/services/request/errors'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

interface Ask {
  signal: AbortSignalLike
  resolve: (data: string) => void
  reject: (error: unknown) => void
}

const setUp = () => {
  const asks: Ask[] = []
  const page = createAsyncPage<string>(
    (signal) => new Promise((resolve, reject) => asks.push({ signal, resolve, reject })),
  )
  const answer = async (act: (ask: Ask) => void, index = asks.length - 1): Promise<void> => {
    const ask = asks[index]
    if (ask === undefined) throw new Error('nothing was asked')
    act(ask)
    await jest.advanceTimersByTimeAsync(0)
  }
  return { page, asks, answer, state: () => page.store.getState() }
}

test('a page that loads waits for its data, then shows it', async () => {
  const { page, answer, state } = setUp()
  expect(state().status).toBe('idle')
  page.load()
  expect(state().status).toBe('loading')
  await answer((ask) => ask.resolve('data'))
  expect(state()).toEqual({ status: 'ready', data: 'data', isRefreshing: false, refreshFailure: undefined })
})

test('after 60 seconds it asks to click the screen, and the call is off', async () => {
  const { page, asks, answer, state } = setUp()
  page.load()
  await jest.advanceTimersByTimeAsync(59_999)
  expect(state().status).toBe('loading')
  await jest.advanceTimersByTimeAsync(1)
  expect(state()).toEqual({
    status: 'timedOut',
    message: 'The connection timed out, click the screen to try again.',
  })
  expect(asks[0]?.signal.aborted).toBe(true)
  await answer((ask) => ask.resolve('too late'))
  expect(state().status).toBe('timedOut')
})

test('a call that times out by itself shows the same view', async () => {
  const { page, answer, state } = setUp()
  page.load()
  await answer((ask) => ask.reject(new ApiError('network', 0, 'timeout')))
  expect(state().status).toBe('timedOut')
})

test('a failure shows its text, and a click loads again', async () => {
  const { page, answer, state } = setUp()
  page.load()
  const error = new ApiError('business', 40401, 'We cannot find this order.')
  await answer((ask) => ask.reject(error))
  expect(state()).toEqual({ status: 'failed', message: 'We cannot find this order.', error })
  page.load()
  expect(state().status).toBe('loading')
  await answer((ask) => ask.resolve('data'))
  expect(state()).toMatchObject({ status: 'ready', data: 'data' })
})

test('data stays visible while it is refreshed, and when refreshing fails', async () => {
  const { page, answer, state } = setUp()
  page.load()
  await answer((ask) => ask.resolve('old'))
  page.load()
  expect(state()).toMatchObject({ status: 'ready', data: 'old', isRefreshing: true })
  await answer((ask) => ask.reject(new ApiError('business', 50000, 'Broken.')))
  expect(state()).toEqual({ status: 'ready', data: 'old', isRefreshing: false, refreshFailure: 'Broken.' })
  page.load()
  await answer((ask) => ask.resolve('new'))
  expect(state()).toEqual({ status: 'ready', data: 'new', isRefreshing: false, refreshFailure: undefined })
})

test('the reply of an older load is ignored', async () => {
  const { page, asks, answer, state } = setUp()
  page.load()
  page.load()
  expect(asks[0]?.signal.aborted).toBe(true)
  await answer((ask) => ask.resolve('second'), 1)
  await answer((ask) => ask.resolve('first'), 0)
  expect(state()).toMatchObject({ data: 'second' })
})

test('an unloaded page takes no reply and leaves no timer', async () => {
  const { page, answer, state } = setUp()
  page.load()
  page.stop()
  expect(jest.getTimerCount()).toBe(0)
  await answer((ask) => ask.resolve('data'))
  expect(state().status).toBe('idle')
})

test('data that came another way replaces what is shown and what is on its way', async () => {
  const { page, answer, state } = setUp()
  page.load()
  page.setData('from an action')
  await answer((ask) => ask.resolve('stale'))
  expect(state()).toMatchObject({ status: 'ready', data: 'from an action' })
})

test('an answer to a question from before a load, or before data of an action, is not shown and calls nothing off', async () => {
  const { page, answer, state } = setUp()
  page.setData('to pay')
  const asked = page.reread()
  page.load()
  await answer((ask) => ask.resolve('still to pay'), 0)
  expect(state()).toMatchObject({ data: 'to pay', isRefreshing: true })
  await answer((ask) => ask.resolve('cancelled'), 1)
  expect(state()).toMatchObject({ data: 'cancelled', isRefreshing: false })
  await expect(asked).resolves.toBe('still to pay')

  void page.reread()
  page.setData('from an action')
  await answer((ask) => ask.resolve('cancelled'))
  expect(state()).toMatchObject({ data: 'from an action' })
})

test('of two rereadings the later one counts, in whatever order they are answered', async () => {
  const { page, answer, state } = setUp()
  page.setData('first')
  void page.reread()
  void page.reread()
  await answer((ask) => ask.resolve('third'), 1)
  await answer((ask) => ask.resolve('second'), 0)
  expect(state()).toMatchObject({ data: 'third' })
})

test('a rereading that fails tells who asked, and the page stays', async () => {
  const { page, answer, state } = setUp()
  page.setData('data')
  const told = expect(page.reread()).rejects.toThrow('Broken.')
  await answer((ask) => ask.reject(new ApiError('business', 50000, 'Broken.')))
  await told
  expect(state()).toEqual({ status: 'ready', data: 'data', isRefreshing: false, refreshFailure: undefined })
})
