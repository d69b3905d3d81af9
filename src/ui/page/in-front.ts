import { useDidShow } from '@tarojs/taro'
import { createContext, useEffect, useId, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** All pages that are alive, the one in front last. */
let pages: readonly string[] = []

const setPages = (next: readonly string[]) => {
  pages = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const others = (id: string) => pages.filter((page) => page !== id)

/** Whether what is drawn belongs to the page in front: pages behind stay alive, and so does what is open on them. */
export const InFront = createContext(true)

/** Whether this page is the one in front; for its shell, which tells the rest by `InFront`. */
export function useIsFrontPage(): boolean {
  const id = useId()
  useEffect(() => {
    setPages([...others(id), id])
    return () => setPages(others(id))
  }, [id])
  useDidShow(() => setPages([...others(id), id]))
  return useSyncExternalStore(subscribe, () => pages[pages.length - 1] === id)
}
