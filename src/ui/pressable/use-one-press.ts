import { useRef } from 'react'
import type { PressableProps } from './types'

/** A press that does nothing while the promise of the one before is pending: a double tap asks one question, not two. */
export function useOnePress(onPress: PressableProps['onPress']): () => void {
  const isPending = useRef(false)
  return () => {
    if (isPending.current) return
    const done = onPress?.()
    if (!(done instanceof Promise)) return
    isPending.current = true
    void done.finally(() => {
      isPending.current = false
    })
  }
}
