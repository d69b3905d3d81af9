import { act, renderHook } from '@testing-library/react'
import { useCustomSlides } from '@/features/home/custom-tab/use-custom-slides'
import { chooseLanguage } from '@/services/language/spoken-language'
import { FakeXhr, installFakeXhr, lastSent } from '../../../../support/jest/fake-xhr'

const answer = (title: string, call = lastSent()) =>
  act(async () => call.succeed({ records: [{ id: '1', title, picture: '' }], total: 1, current: 1, size: 12 }))

const visit = () => renderHook(({ isReady }) => useCustomSlides(isReady), { initialProps: { isReady: true } })

const speak = (language: 'en' | 'zh') => act(() => chooseLanguage(language))

beforeEach(() => {
  installFakeXhr()
  localStorage.clear()
})
afterEach(() => speak('en'))

test('the slides are asked for once, however often the feed goes on', async () => {
  const { result, rerender } = visit()
  await answer('Winter')
  rerender({ isReady: false })
  rerender({ isReady: true })
  expect(FakeXhr.sent).toHaveLength(1)
  expect(result.current).toMatchObject([{ title: 'Winter' }])
})

test('in another language they come anew, and a late answer in the old one is not shown', async () => {
  const { result } = visit()
  const inEnglish = lastSent()
  await speak('zh')
  expect(FakeXhr.sent).toHaveLength(2)
  await answer('冬季')
  await answer('Winter', inEnglish)
  expect(result.current).toMatchObject([{ title: '冬季' }])
})

test('a call in the old language that fails late takes the new answer away from nobody', async () => {
  const { result } = visit()
  const inEnglish = lastSent()
  await speak('zh')
  await act(async () => inEnglish.fail())
  await answer('冬季')
  expect(result.current).toMatchObject([{ title: '冬季' }])
})

test('they are asked for again after the call was lost', async () => {
  const { rerender } = visit()
  await act(async () => lastSent().fail())
  rerender({ isReady: false })
  rerender({ isReady: true })
  expect(FakeXhr.sent).toHaveLength(2)
})
