import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { MessageKind } from '@/wire/enums/message'
import type { UnreadMessages } from '@/wire/schemas/message'
import { fetchUnread, seeMessages } from '@/services/api/message'
import { useIsLoggedIn } from '@/stores/session'

/** What `useUnread` answers. */
export interface UnreadView {
  /** Undefined for visitors, and until the server has answered. */
  counts: UnreadMessages | undefined
  total: number
  /** Marks the messages of a kind, or all, as seen. Throws as `seeMessages`. */
  see: (kind?: MessageKind) => Promise<void>
}

/** How many messages were not seen yet: asked whenever Explore is shown. A count that cannot be had is none. */
export function useUnread(): UnreadView {
  const isLoggedIn = useIsLoggedIn()
  const [counts, setCounts] = useState<UnreadMessages>()
  const countAgain = (): void => void fetchUnread().then(setCounts, () => undefined)

  useDidShow(() => {
    if (isLoggedIn) countAgain()
  })
  useEffect(() => {
    if (isLoggedIn) countAgain()
    else setCounts(undefined)
  }, [isLoggedIn])

  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  return { counts, total, see: async (kind) => setCounts(await seeMessages(kind)) }
}
