import { useEffect, useRef, useState } from 'react'
import { SECOND_MS } from '@/domain/time/duration'

/** What is left until `endMs`, again at every whole second of the clock that `now` reads; `onEnd` runs once. */
export function useRemaining(endMs: number, now: () => number, onEnd?: () => void): number {
  const [remainingMs, setRemainingMs] = useState(() => Math.max(0, endMs - now()))
  const latest = useRef({ now, onEnd })
  useEffect(() => {
    latest.current = { now, onEnd }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const leftMs = Math.max(0, endMs - latest.current.now())
      setRemainingMs(leftMs)
      if (leftMs === 0) {
        latest.current.onEnd?.()
        return
      }
      // To the next full second, so that a busy phone never skips one for long.
      timer = setTimeout(tick, leftMs % SECOND_MS || SECOND_MS)
    }
    tick()
    return () => clearTimeout(timer)
  }, [endMs])

  return remainingMs
}
