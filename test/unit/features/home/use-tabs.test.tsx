import { act, renderHook } from '@testing-library/react'
import { useTabs } from '@/features/home/use-tabs'
import { FakeXhr, installFakeXhr } from '../../../support/jest/fake-xhr'

const settle = () => act(async () => undefined)

/** Answers the calls on their way: only these tabs have articles, and so many activities are to come. */
const answer = async (withContent: readonly string[], total = 0): Promise<void> => {
  const answerOne = (call: FakeXhr) => {
    const tab = new URLSearchParams(call.url.split('?')[1]).get('tab')
    if (tab === null) return call.succeed({ records: [], total, current: 1, size: 1 })
    call.succeed({ records: withContent.includes(tab) ? [{ media: [], author: { avatar: '' } }] : [], next: null })
  }
  for (let answered = 0; answered < FakeXhr.sent.length;) {
    const calls = FakeXhr.sent.slice(answered)
    answered += calls.length
    act(() => calls.forEach(answerOne))
    await settle()
  }
}

const visit = () => renderHook(({ isReady }) => useTabs(isReady), { initialProps: { isReady: false } })

beforeEach(() => {
  installFakeXhr()
  localStorage.clear()
})

test('shows the tabs that have articles, and leaves out empty ones', async () => {
  const { result, rerender } = visit()
  expect(result.current).toEqual(['recommended', 'message'])
  expect(FakeXhr.sent).toHaveLength(0)

  rerender({ isReady: true })
  await answer(['square', 'activities'])
  expect(result.current).toEqual(['recommended', 'square', 'message', 'activities'])
})

test('shows the tab of activities where there is one to come, also without an article about it', async () => {
  const { result, rerender } = visit()
  rerender({ isReady: true })
  await answer([], 1)
  expect(result.current).toEqual(['recommended', 'message', 'activities'])
})

test('asks once, however often the feed is refreshed or goes on', async () => {
  const { rerender } = visit()
  rerender({ isReady: true })
  await answer(['square'])
  const asked = FakeXhr.sent.length

  rerender({ isReady: false })
  rerender({ isReady: true })
  expect(FakeXhr.sent).toHaveLength(asked)
})

test('the next visit starts with the tabs of the last one', async () => {
  const first = visit()
  first.rerender({ isReady: true })
  await answer(['square'])
  first.unmount()

  expect(visit().result.current).toEqual(['recommended', 'square', 'message'])
})

test('asks again after the calls were lost', async () => {
  const { rerender } = visit()
  rerender({ isReady: true })
  act(() => FakeXhr.sent.forEach((call) => call.fail()))
  await settle()
  const asked = FakeXhr.sent.length

  rerender({ isReady: false })
  rerender({ isReady: true })
  expect(FakeXhr.sent.length).toBeGreaterThan(asked)
})
