import type { MemberState } from '@/wire/schemas/member'
import { useOwn } from '@/hooks/use-own'
import { fetchMember } from '@/services/api/member'

/** What "Mine" tells of the customer's level and points. */
export interface Membership {
  levelName: string
  growth: number
  points: number
  /** The level above and what it takes; undefined on the highest. */
  next: { name: string; missing: number; share: number } | undefined
}

const readMembership = ({ level, levels, growth, missing, points }: MemberState): Membership => {
  const next = levels.find((row) => row.level > level)
  return {
    levelName: levels.find((row) => row.level === level)?.name ?? '',
    growth,
    points,
    next: next && { name: next.name, missing: missing ?? 0, share: Math.min(growth / next.growthFrom, 1) },
  }
}

const fetchMembership = async (): Promise<Membership> => readMembership(await fetchMember())

/** The customer's level and points; a visitor has none. */
export function useMembership(): Membership | undefined {
  return useOwn(fetchMembership).value
}
