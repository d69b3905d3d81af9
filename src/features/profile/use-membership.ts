import { useEffect, useState } from 'react'
import type { MemberState } from '@/wire/schemas/member'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchMember } from '@/services/api/member'
import { useLanguage } from '@/stores/language'
import { useIsLoggedIn } from '@/stores/session'

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

/** The customer's level and points, read each time the page is shown, and again in another language; a visitor has none. */
export function useMembership(): Membership | undefined {
  const isLoggedIn = useIsLoggedIn()
  const isShown = usePageShown()
  const language = useLanguage()
  const [member, setMember] = useState<Membership>()
  useEffect(() => {
    if (!isLoggedIn) setMember(undefined)
    // A summary only: the pages behind it say what went wrong. What was known stays.
    else if (isShown)
      fetchMember().then(
        (state) => setMember(readMembership(state)),
        () => undefined,
      )
  }, [isLoggedIn, isShown, language])
  return member
}
