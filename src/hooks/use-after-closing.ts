import { useEffect, useRef } from 'react'

/** The server closes what has run out a moment after its time is up. */
const CLOSING_MS = 3_000

/**
 * For the end of a countdown: asks the server again once it has closed what ran out, one time for all that ends meanwhile.
 * A page that is gone by then asks nothing.
 */
export function useAfterClosing(ask: () => unknown): () => void {
  const latestAsk = useRef(ask)
  latestAsk.current = ask
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestAsk.current(), CLOSING_MS)
  }
}
