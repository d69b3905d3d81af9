import { useRef } from 'react'
import { isDoubleTap } from '@/domain/time/double-tap'

/** Answers of each tap whether it is a wish of its own, and not the second one of a double tap. */
export function useFirstTap(): () => boolean {
  const lastMs = useRef(-Infinity)
  return () => {
    const nowMs = Date.now()
    if (isDoubleTap(lastMs.current, nowMs)) return false
    lastMs.current = nowMs
    return true
  }
}
