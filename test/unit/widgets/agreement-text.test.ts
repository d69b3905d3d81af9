import { changedSections } from '@/widgets/agreement-text/changed-sections'
import { documentSections } from '@/widgets/agreement-text/document-sections'
import { readShare } from '@/ui/reading-progress/read-share'

const section = (heading: string, changed: boolean) => ({ heading, body: 'One.\n\nTwo.', changed })

test.each([
  [[], ''],
  [[4], 'section 4'],
  [[2, 5], 'sections 2 and 5'],
  [[2, 4, 10], 'sections 2, 4 and 10'],
])('changes in %j are told as "%s"', (changed, text) => {
  const sections = Array.from({ length: 10 }, (_, index) => section(`${index + 1}. Title`, changed.includes(index + 1)))
  expect(changedSections(sections)).toBe(text)
})

test('an empty line parts paragraphs, and a changed section says so', () => {
  expect(documentSections([section('1. In short', false), section('2. Data', true)])).toEqual([
    { title: '1. In short', paragraphs: ['One.', 'Two.'], tag: undefined },
    { title: '2. Data', paragraphs: ['One.', 'Two.'], tag: 'Changed' },
  ])
})

test.each([
  ['nothing is read at the start', 100, 2_000, 0],
  ['half is read half way down', -600, 2_000, 0.5],
  ['all is read at the end', -1_200, 2_000, 1],
  ['a bounce past the end is still the end', -1_400, 2_000, 1],
  ['a short text is read at once', 100, 300, 1],
])('%s', (_, topPx, heightPx, share) => {
  expect(readShare(topPx, heightPx, 800)).toBe(share)
})
