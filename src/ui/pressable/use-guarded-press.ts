import { useEffect, useRef, useState } from 'react'
import { DOUBLE_TAP_MS } from '@/domain/time/double-tap'

/** What `useGuardedPress` answers. */
export interface GuardedPress {
  press: () => void
  isPending: boolean
}

/** Lets one press through at a time: taps are ignored right after a press and while its promise is pending. */
export function useGuardedPress(onPress: (() => void | Promise<unknown>) | undefined): GuardedPress {
  const [isPending, setPending] = useState(false)
  const isLocked = useRef(false)
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const press = async () => {
    if (!onPress || isLocked.current) return
    isLocked.current = true
    const unlock = () => {
      isLocked.current = false
    }
    const result = onPress()
    if (!(result instanceof Promise)) {
      setTimeout(unlock, DOUBLE_TAP_MS)
      return
    }
    setPending(true)
    try {
      await result
    } finally {
      unlock()
      if (isMounted.current) setPending(false)
    }
  }

  return { press: () => void press(), isPending }
}
