import { IdDocumentType } from '@/wire/enums/buyer'
import { readLanguageFrom } from '@/language/current'
import { documentItems } from '@/features/ordering/big/form/document-types'

afterEach(() => readLanguageFrom(() => 'en'))

it('lists every document once, in the language of the moment', () => {
  const passport = () => documentItems().find(({ key }) => key === IdDocumentType.passport)?.label
  expect(documentItems().map(({ key }) => key)).toEqual(Object.values(IdDocumentType))
  expect(passport()).toBe('Passport')
  readLanguageFrom(() => 'zh')
  expect(passport()).toBe('护照')
})
