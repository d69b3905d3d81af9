import { useEffect, useState } from 'react'
import type { BigOrderWish } from '@/wire/schemas/order-calls'
import type { BigOrderQuote } from '@/wire/schemas/order-quote'
import { useAsyncPage } from '@/hooks/use-async-page'
import { quoteBigOrder } from '@/services/api/order'

/** What `useQuote` answers. */
export interface Quoted {
  /** What the server said last; undefined before it has said anything. */
  quote: BigOrderQuote | undefined
  /** The server has not said yet what the order as it is now comes to. */
  isPending: boolean
  hasFailed: boolean
  /** Asks again. */
  refresh: () => void
}

/**
 * What an order would come to, asked anew whenever something of it changes; what was known stays until the answer is there.
 *
 * @param shownFen - the price of the car that the page shows: another one is another question.
 */
export function useQuote(wish: BigOrderWish, shownFen: number): Quoted {
  const [round, setRound] = useState(0)
  const key = JSON.stringify([wish, shownFen, round])
  const { page } = useAsyncPage((signal) => quoteBigOrder(wish, { signal }), { key })
  const [last, setLast] = useState<BigOrderQuote>()
  const now = page.status === 'ready' ? page.data : undefined
  const hasFailed = page.status === 'failed' || page.status === 'timedOut'
  useEffect(() => {
    if (now !== undefined) setLast(now)
  }, [now])
  return {
    quote: hasFailed ? undefined : (now ?? last),
    isPending: now === undefined && !hasFailed,
    hasFailed,
    refresh: () => setRound((before) => before + 1),
  }
}
