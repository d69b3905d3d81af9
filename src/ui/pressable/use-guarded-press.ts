import { useState } from 'react'
import { DOUBLE_TAP_MS } from '@/domain/time/double-tap'
import type { PressableProps } from './types'
import { isPromise } from './use-one-press'

/** What `useGuardedPress` answers. */
export interface GuardedPress {
  /** For a `Pressable`, which takes no press while the promise of the one before is pending. */
  press: () => Promise<void>
  isPending: boolean
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS))

/** A press that does something: whether it is still under way, and that the second of two quick taps is no wish of its own. */
export function useGuardedPress(onPress: PressableProps['onPress']): GuardedPress {
  const [isPending, setPending] = useState(false)

  const press = async (): Promise<void> => {
    const done: unknown = onPress?.()
    if (!isPromise(done)) return moment()
    setPending(true)
    try {
      await done
    } finally {
      setPending(false)
    }
  }

  return { press, isPending }
}
