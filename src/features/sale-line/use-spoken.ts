import { useEffect, useRef, useState } from 'react'
import { SECOND_MS } from '@/domain/time/duration'
import { systemClock } from '@/services/clock'

/** A number that changes every few seconds would leave a screen reader no rest. */
const SPEAK_AGAIN_MS = 15 * SECOND_MS

/** A text that follows another one, at most every fifteen seconds. */
export function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState(text)
  const spokenAtMs = useRef(systemClock.now())
  useEffect(() => {
    const waitMs = Math.max(0, spokenAtMs.current + SPEAK_AGAIN_MS - systemClock.now())
    return systemClock.after(waitMs, () => {
      spokenAtMs.current = systemClock.now()
      setSpoken(text)
    })
  }, [text])
  return spoken
}
