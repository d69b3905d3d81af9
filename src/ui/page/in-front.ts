import { useDidShow } from '@tarojs/taro'
import { createContext, useContext, useSyncExternalStore } from 'react'

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

/** A page has opened or is shown again. */
export const comeToFront = (id: string): void => setPages([...others(id), id])

/** A page is gone. */
export const leaveFront = (id: string): void => setPages(others(id))

/** The page that something is drawn in, which lasts longer than its shell; empty outside of pages. */
export const PageId = createContext('')

/** Whether what is drawn belongs to the page in front: pages behind stay alive, and so does what is open on them. */
export const InFront = createContext(true)

/** Whether this page is the one in front; for its shell, which tells the rest by `InFront`. */
export function useIsFrontPage(): boolean {
  const id = useContext(PageId)
  useDidShow(() => id && comeToFront(id))
  return useSyncExternalStore(subscribe, () => !id || pages[pages.length - 1] === id)
}
