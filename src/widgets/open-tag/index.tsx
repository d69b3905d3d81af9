import type { ShopOpening } from '@/wire/schemas/shop'
import { nextOpenChange, openStateAt } from '@/domain/shop/open-state'
import { formatNearTime } from '@/domain/time/day-time'
import { formatClock } from '@/domain/time/week'
import { useNow } from '@/hooks/use-now'
import { Tag } from '@/ui/tag'
import { messages } from './messages'

/** Until when a shop is open, or when it opens; nothing where it has not told its hours. */
export function OpenTag({ openings }: { openings: readonly ShopOpening[] }) {
  const nowMs = useNow((ms) => nextOpenChange(openings, ms))
  const state = openStateAt(openings, nowMs)
  switch (state.kind) {
    case 'open':
      return <Tag tone="green">{messages.openTo(formatClock(state.closesMs))}</Tag>
    case 'closed':
      return <Tag tone="orange">{messages.opens(formatNearTime(state.opensMs, nowMs))}</Tag>
    case 'unknown':
      return null
    default:
      return state satisfies never
  }
}
