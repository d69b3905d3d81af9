import { useEffect, useRef } from 'react'
import { usePageShown } from './use-page-shown'

/**
 * Runs something while the page is on screen: starts it, and stops it when the page hides or unloads.
 *
 * @param start - starts, and returns what stops.
 * @param isEnabled - false stops it too, e.g. while a guard does not let the shopper in.
 * @param key - another one starts it anew.
 */
export function useWhileShown(start: () => () => void, isEnabled = true, key?: number): void {
  const latestStart = useRef(start)
  latestStart.current = start
  const isRunning = usePageShown() && isEnabled
  useEffect(() => (isRunning ? latestStart.current() : undefined), [isRunning, key])
}
