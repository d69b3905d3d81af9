import type { MemberLevel } from '@/wire/enums/member'
import type { LevelRow, MemberState } from '@/wire/schemas/member'

/** The row of a level. */
export const rowOf = (levels: readonly LevelRow[], level: MemberLevel): LevelRow | undefined =>
  levels.find((row) => row.level === level)

/** The row of the level above, if there is one. */
export const nextOf = (levels: readonly LevelRow[], level: MemberLevel): LevelRow | undefined =>
  levels.find((row) => row.level > level)

/** How far growth has come on its way to the highest level, from 0 to 1: each step is as wide as the others. */
export const progressOf = ({ levels, growth }: Pick<MemberState, 'levels' | 'growth'>): number => {
  const steps = levels.length - 1
  const shares = levels.slice(1).map((row, index) => {
    const from = levels[index]?.growthFrom ?? 0
    return Math.min(Math.max((growth - from) / (row.growthFrom - from), 0), 1)
  })
  return steps === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / steps
}
