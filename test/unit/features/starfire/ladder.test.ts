import { ladderOf } from '@/features/starfire/ladder'

const TIERS = [0, 600, 1_600, 3_000].map((heatFrom, index) => ({
  tier: (index + 1) as 1 | 2 | 3 | 4,
  name: '',
  heatFrom,
}))

it.each([
  [0, [1, 0, 0, 0]],
  [300, [1, 0.5, 0, 0]],
  [600, [1, 1, 0, 0]],
  [1_180, [1, 1, 0.58, 0]],
  [9_000, [1, 1, 1, 1]],
])('%i heat fills the steps of the ladder', (heat, steps) => {
  expect(ladderOf(TIERS, heat)).toEqual(steps)
})
