import { RightKind, RightOpening, RightStatus } from '@/wire/enums/right'
import { DAY_MS } from '@/domain/time/duration'
import type { RightRow } from './right-row'

/** Where a right stands; `endsAt` is the first moment after it. */
export interface RightState {
  status: RightStatus
  openedAt: Date | null
  endsAt: Date | null
}

/** What says where a right stands. */
type RightFacts = Pick<
  RightRow,
  | 'kind'
  | 'opensWith'
  | 'endsWithLock'
  | 'validDays'
  | 'quantity'
  | 'used'
  | 'isOver'
  | 'paidAt'
  | 'lockedAt'
  | 'deliveredAt'
>

const openedAtOf = ({ opensWith, paidAt, lockedAt, deliveredAt }: RightFacts): Date | null => {
  switch (opensWith) {
    case RightOpening.payment:
      return paidAt
    case RightOpening.lock:
      return lockedAt
    case RightOpening.delivery:
      return deliveredAt
    default:
      return opensWith satisfies never
  }
}

const endsAtOf = ({ endsWithLock, lockedAt, validDays }: RightFacts, openedAt: Date | null): Date | null => {
  if (endsWithLock) return lockedAt
  return validDays === null || openedAt === null ? null : new Date(openedAt.getTime() + validDays * DAY_MS)
}

const statusOf = (right: RightFacts, openedAt: Date | null, endsAt: Date | null, now: Date): RightStatus => {
  if (right.isOver) return RightStatus.ended
  // Money is taken off the price that the lock fixes.
  if (right.kind === RightKind.money && right.lockedAt !== null) return RightStatus.used
  if (right.quantity !== null && right.used >= right.quantity) return RightStatus.used
  if (openedAt === null) return RightStatus.unopened
  return endsAt !== null && endsAt <= now ? RightStatus.ended : RightStatus.available
}

/** Where a right stands at a moment: nothing of it is stored, the order says it all. */
export const rightStateAt = (right: RightFacts, now: Date): RightState => {
  const openedAt = openedAtOf(right)
  const endsAt = endsAtOf(right, openedAt)
  return { status: statusOf(right, openedAt, endsAt, now), openedAt, endsAt }
}
