import type { SeeMessages, UnreadMessages } from '@/wire/schemas/message'
import { useOwn } from '@/hooks/use-own'
import { fetchUnread, seeMessages } from '@/services/api/message'

/** What `useUnread` answers. */
export interface UnreadView {
  /** Undefined for visitors, and until the server has answered. */
  counts: UnreadMessages | undefined
  total: number
  /** Marks messages as seen. Throws as `seeMessages`. */
  see: (seen: SeeMessages) => Promise<void>
}

/** How many messages were not seen yet. A count that cannot be had is none. */
export function useUnread(): UnreadView {
  const { value: counts, take } = useOwn(fetchUnread)
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const see = async (seen: SeeMessages): Promise<void> => {
    const told = seeMessages(seen)
    await take(told)
    // Who told that it was seen hears when the server was not told.
    await told
  }
  return { counts, total, see }
}
