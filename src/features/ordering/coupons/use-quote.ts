import { useEffect, useState } from 'react'
import { useAsyncPage } from '@/hooks/use-async-page'
import type { AbortSignalLike } from '@/platform/http/types'

/** What `useQuote` answers. */
export interface Quoted<Quote> {
  /** What the server said last; undefined before it has said anything. */
  quote: Quote | undefined
  /** The server has not said yet what the order as it is now comes to. */
  isPending: boolean
  hasFailed: boolean
  /** Asks again. */
  refresh: () => void
}

/**
 * What an order would come to, asked anew whenever something of it changes; what was known stays until the answer is there.
 *
 * @param subject - what the answer depends on: another one is another question.
 */
export function useQuote<Quote>(ask: (signal: AbortSignalLike) => Promise<Quote>, subject: unknown): Quoted<Quote> {
  const [round, setRound] = useState(0)
  const key = JSON.stringify([subject, round])
  const { page } = useAsyncPage(ask, { key })
  const [last, setLast] = useState<Quote>()
  const now = page.status === 'ready' ? page.data : undefined
  const hasFailed = page.status === 'failed' || page.status === 'timedOut'
  useEffect(() => {
    if (now !== undefined) setLast(() => now)
  }, [now])
  return {
    quote: hasFailed ? undefined : (now ?? last),
    isPending: now === undefined && !hasFailed,
    hasFailed,
    refresh: () => setRound((before) => before + 1),
  }
}
