import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '@/stores/language'
import { useUser } from '@/stores/session'
import { useOnline } from './use-online'
import { usePageShown } from './use-page-shown'

/** What `useOwn` answers. */
export interface OwnView<Value> {
  /** Undefined for a visitor, and until this customer's is known. */
  value: Value | undefined
  /** Shows what another call answers, unless something newer was asked for by then. Never rejects. */
  take: (asked: Promise<Value>) => Promise<void>
  refresh: () => Promise<void>
}

/**
 * Something of the customer's, in short: read each time the page is shown, again in another language and when the network
 * is back. It is shown to nobody but whom it was asked for, whenever its answer comes.
 *
 * @param ask - always the same function.
 */
export function useOwn<Value>(ask: () => Promise<Value>): OwnView<Value> {
  const userId = useUser()?.id
  const isShown = usePageShown()
  const language = useLanguage()
  const isOnline = useOnline()
  const [own, setOwn] = useState<{ ownerId: string | undefined; value: Value }>()
  const newest = useRef(0)

  const take = useCallback(
    async (asked: Promise<Value>): Promise<void> => {
      const mine = (newest.current += 1)
      try {
        const value = await asked
        if (mine === newest.current) setOwn({ ownerId: userId, value })
      } catch {
        // A summary only: the page behind it says what went wrong. What was known stays.
      }
    },
    [userId],
  )
  const refresh = useCallback(() => take(ask()), [take, ask])

  useEffect(() => {
    if (userId !== undefined && isShown && isOnline) void refresh()
  }, [userId, isShown, isOnline, language, refresh])

  return { value: userId !== undefined && own?.ownerId === userId ? own.value : undefined, take, refresh }
}
