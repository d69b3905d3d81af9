import { useRef } from 'react'
import type { PressableProps } from './types'

/** Whether a press has begun something to wait for; what WeChat or a polyfill answers may be a promise of another make. */
export const isPromise = (done: unknown): done is PromiseLike<unknown> =>
  typeof (done as PromiseLike<unknown> | null | undefined)?.then === 'function'

/** A press that does nothing while the promise of the one before is pending: a double tap asks one question, not two. */
export function useOnePress(onPress: PressableProps['onPress']): () => void {
  const isLocked = useRef(false)
  return () => {
    if (isLocked.current) return
    const done: unknown = onPress?.()
    if (!isPromise(done)) return
    isLocked.current = true
    void Promise.resolve(done).finally(() => {
      isLocked.current = false
    })
  }
}
