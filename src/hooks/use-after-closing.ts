import { useEffect, useRef } from 'react'
import { SECOND_MS } from '@/domain/time/duration'

/** The server closes what has run out a moment after its time is up. */
const CLOSING_MS = 3 * SECOND_MS

/**
 * For the end of a countdown: asks the server again once it has closed what ran out, one time for all that ends meanwhile.
 * A page that is gone by then asks nothing.
 */
export function useAfterClosing(ask: () => void): () => void {
  const latestAsk = useRef(ask)
  latestAsk.current = ask
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestAsk.current(), CLOSING_MS)
  }
}
