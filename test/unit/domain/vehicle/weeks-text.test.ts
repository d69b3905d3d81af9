import { readLanguageFrom } from '@/language/current'
import { weeksText } from '@/domain/vehicle/weeks-text'
import { messages as shared } from '@/features/configuration-view/messages'
import { messages as configurator } from '@/features/configurator/messages'
import { messages as versions } from '@/features/version-choice/messages'

afterEach(() => readLanguageFrom(() => 'en'))

const SPANS = [
  [6, 8],
  [6, 6],
  [1, 1],
] as const

test('a span of weeks is written with its number, whole on one line, and one week is no span', () => {
  expect(SPANS.map(([from, to]) => weeksText(from, to))).toEqual([
    '6–\u20608\u00a0weeks',
    '6\u00a0weeks',
    '1\u00a0week',
  ])
  readLanguageFrom(() => 'zh')
  expect(SPANS.map(([from, to]) => weeksText(from, to))).toEqual(['6\u00a0至\u00a08\u00a0周', '6\u00a0周', '1\u00a0周'])
})

test.each(['en', 'zh'] as const)('every screen says in the same words when a car comes, in %s', (language) => {
  readLanguageFrom(() => language)
  const weeks = weeksText(6, 8)
  const said = [versions.delivery, shared.delivery, configurator.delivery, configurator.andDelivery]
  expect(said.map((delivery) => delivery(6, 8))).toEqual(said.map(() => expect.stringContaining(weeks)))
})
