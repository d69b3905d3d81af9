import type { MessageKind } from '@/wire/enums/message'
import type { UnreadMessages } from '@/wire/schemas/message'
import { useOwn } from '@/hooks/use-own'
import { fetchUnread, seeMessages } from '@/services/api/message'

/** What `useUnread` answers. */
export interface UnreadView {
  /** Undefined for visitors, and until the server has answered. */
  counts: UnreadMessages | undefined
  total: number
  /** Marks the messages of a kind, or all, as seen. Throws as `seeMessages`. */
  see: (kind?: MessageKind) => Promise<void>
}

/** How many messages were not seen yet. A count that cannot be had is none. */
export function useUnread(): UnreadView {
  const { value: counts, take } = useOwn(fetchUnread)
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const see = async (kind?: MessageKind): Promise<void> => {
    const seen = seeMessages(kind)
    await take(seen)
    // Who told that it was seen hears when the server was not told.
    await seen
  }
  return { counts, total, see }
}
