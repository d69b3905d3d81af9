import { act, renderHook } from '@testing-library/react'
import { useFollowedPage } from '@/hooks/use-followed-page'
import { hidePages, showPages } from '../../support/jest/taro/taro'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const SOON_MS = 5_000
const LATER_MS = 30_000
const REST_MS: Record<string, number> = { paying: SOON_MS, building: LATER_MS }

const advance = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms))

const followPage = async (...states: string[]) => {
  let asked = 0
  const ask = jest.fn(async (): Promise<string> => states[Math.min((asked += 1), states.length) - 1] ?? '')
  const { result } = renderHook(() => useFollowedPage(ask, { restMs: (state) => REST_MS[state] }))
  await advance(0)
  return { ask, result }
}

test('what was just read is not read again at once, but when its time is over', async () => {
  const { ask, result } = await followPage('building', 'delivered')
  await advance(LATER_MS - 1)
  expect(ask).toHaveBeenCalledTimes(1)
  await advance(1)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(result.current.page).toMatchObject({ data: 'delivered' })
  await advance(LATER_MS)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('another state is followed at its own pace from then on', async () => {
  const { ask, result } = await followPage('building', 'paying')
  act(() => result.current.reload())
  await advance(SOON_MS)
  expect(ask).toHaveBeenCalledTimes(3)
})

test.each(['building', 'delivered'])('a page that comes back reads what is %s again', async (state) => {
  const { ask } = await followPage(state)
  act(hidePages)
  await advance(LATER_MS)
  expect(ask).toHaveBeenCalledTimes(1)
  act(showPages)
  await advance(0)
  expect(ask).toHaveBeenCalledTimes(2)
})
