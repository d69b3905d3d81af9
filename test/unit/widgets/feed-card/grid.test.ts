import { gridOf } from '@/widgets/feed-card/grid'

const pictures = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
  [9, 3],
])('%i pictures stand in %i columns', (count, columns) => {
  expect(gridOf(pictures(count))).toMatchObject({ columns, hiddenCount: 0, shown: pictures(count) })
})

test('of fourteen pictures nine are shown, and the last one counts the rest', () => {
  expect(gridOf(pictures(14))).toMatchObject({ shown: pictures(9), hiddenCount: 5 })
})
