import { act, renderHook } from '@testing-library/react'
import { chooseLanguage } from '@/services/language/spoken-language'
import { fetchPlaceNames } from '@/widgets/places/place-names'
import { usePlaceNames } from '@/widgets/places/use-place-names'

jest.mock('@/widgets/places/place-names', () => ({ fetchPlaceNames: jest.fn() }))

afterEach(() => act(() => chooseLanguage('en')))

test('after quick changes of the language the names of the last one stay, whichever answer comes last', async () => {
  const answers: ((city: string) => Promise<void>)[] = []
  jest.mocked(fetchPlaceNames).mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(async (city) => resolve((choices) => ({ ...choices, city })))
      }),
  )
  const keep = jest.fn()
  renderHook(() => usePlaceNames({ city: 'Beijing' }, keep))
  for (const language of ['zh', 'en', 'zh'] as const) await act(() => chooseLanguage(language))
  await act(async () => answers[2]?.('北京'))
  await act(async () => answers[1]?.('Beijing'))
  expect(keep.mock.calls).toEqual([[{ city: '北京' }]])
})
