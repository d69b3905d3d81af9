import type { StarTierRow } from '@/wire/schemas/starfire'

/**
 * How full each step of the ladder is, from 0 to 1: the first with the joining, each other one by the heat since the
 * tier before it.
 */
export const ladderOf = (tiers: readonly StarTierRow[], heat: number): number[] =>
  tiers.map(({ heatFrom }, index) => {
    const before = tiers[index - 1]?.heatFrom
    if (before === undefined) return 1
    return Math.min(Math.max((heat - before) / (heatFrom - before), 0), 1)
  })
