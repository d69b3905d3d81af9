import { findByWords } from '@/features/configurator/options/search'
import { makeOption } from '../../../../support/samples/catalogue'

const options = [
  makeOption('sound', 0, { displayName: 'Sound pack', attributeName: '23 speakers' }),
  makeOption('tow', 0, { displayName: 'Tow pack', attributeName: 'Retractable hook' }),
]
const found = (words: string) => findByWords(options, words).map(({ attributeNo }) => attributeNo)

test.each([
  ['', ['sound', 'tow']],
  ['  ', ['sound', 'tow']],
  ['PACK', ['sound', 'tow']],
  ['hook', ['tow']],
  ['pack speakers', ['sound']],
  ['speakers hook', []],
])('the words "%s" find %j', (words, names) => {
  expect(found(words)).toEqual(names)
})
