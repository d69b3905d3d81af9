import { isOneErrorApart } from '../../../server/modules/search/one-error-apart'
import { searchWords, withWords } from '../../../server/modules/search/search-words'

it.each([
  ['a letter too few', 'nigt', 'night'],
  ['a letter too many', 'nightt', 'night'],
  ['another letter', 'naght', 'night'],
  ['two in each other’s place', 'nihgt', 'night'],
  ['an error at the start', 'ight', 'night'],
  ['an error at the end', 'nighd', 'night'],
])('%s is one error', (_, one, other) => {
  expect([isOneErrorApart(one, other), isOneErrorApart(other, one)]).toEqual([true, true])
})

it.each([
  ['night', 'night'],
  ['night', 'thgin'],
  ['nxgxt', 'night'],
  ['nig', 'night'],
  ['ngiht', 'ngith drive'],
])('%s and %s are not one error apart', (one, other) => {
  expect(isOneErrorApart(one, other)).toBe(false)
})

it.each([
  ['words in any case, once each', 'Night NIGHT drive', ['night', 'drive'], []],
  ['letters of full width', 'Ｖｅｌａ　７', ['vela', '7'], []],
  ['Chinese by its words, beside letters', '冬季续航vela', ['vela'], ['冬季', '续航']],
  ['nothing in signs', '%_\\ "!', [], []],
  [
    'the first eight words, of either kind',
    'a 冬季 b 续航 c 电池 d 充电 e 春天',
    ['a', 'b', 'c', 'd'],
    ['冬季', '续航', '电池', '充电'],
  ],
])('a search is read as %s', (_, query, letters, characters) => {
  expect(searchWords(query)).toEqual({ letters, characters })
})

it('a mended word takes the place of the one that was typed, and of no part of another', () => {
  expect(withWords('Nigt nigts, 夜驾', new Map([['nigt', 'night']]))).toBe('night nigts, 夜驾')
})
