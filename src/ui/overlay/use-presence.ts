import { useEffect, useState } from 'react'

export type Presence = 'gone' | 'shown' | 'leaving'

/** Keeps a closed overlay on screen until its leaving motion has ended. */
export function usePresence(isOpen: boolean, leaveMs: number): Presence {
  const [isMounted, setMounted] = useState(isOpen)

  useEffect(() => {
    if (isOpen) {
      setMounted(true)
      return
    }
    const timer = setTimeout(() => setMounted(false), leaveMs)
    return () => clearTimeout(timer)
  }, [isOpen, leaveMs])

  if (isOpen) return 'shown'
  return isMounted ? 'leaving' : 'gone'
}
