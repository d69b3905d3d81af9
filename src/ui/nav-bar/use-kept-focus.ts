import { useLayoutEffect } from 'react'
import { usePlainId } from '@/ui/plain-id'

/** Whether the bar that is being taken away had the keyboard's focus on Back. */
let isFocusFree = false

/**
 * Lets Back keep the keyboard's focus when what a page has waited for takes the place of what stood there meanwhile: it
 * brings a bar of its own.
 *
 * @returns the id of Back.
 */
export function useKeptFocus(): string | undefined {
  const id = usePlainId()
  useLayoutEffect(() => {
    if (isFocusFree) document.getElementById(id)?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement?.id !== id) return
      isFocusFree = true
      // The next bar is drawn in the same step, or none comes.
      queueMicrotask(() => {
        isFocusFree = false
      })
    }
  }, [id])
  return id
}
