import { phoneLanguage } from '@/platform/language'
import { chooseLanguage, spokenLanguage } from '@/services/language/spoken-language'

afterEach(() => jest.restoreAllMocks())

test('of two languages that are chosen one after the other the last is spoken, whichever texts come first', async () => {
  let bring: () => void = () => undefined
  jest
    .spyOn(phoneLanguage, 'fetchTexts')
    .mockImplementation((language) =>
      language === 'zh' ? new Promise((resolve) => (bring = () => resolve(null))) : Promise.resolve(null),
    )
  const first = chooseLanguage('zh')
  await chooseLanguage('en')
  bring()
  await first
  expect(spokenLanguage.getState()).toEqual({ language: 'en', chosen: 'en' })
  expect(phoneLanguage.chosen()).toBe('en')
})
