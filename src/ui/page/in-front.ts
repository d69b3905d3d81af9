import { useDidShow } from '@tarojs/taro'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'

/** All pages that are alive, the one in front last. */
const pages = createStore<readonly string[]>(() => [])

const others = (id: string) => pages.getState().filter((page) => page !== id)

/** A page has opened or is shown again. */
export const comeToFront = (id: string): void => pages.setState([...others(id), id], true)

/** A page is gone. */
export const leaveFront = (id: string): void => pages.setState(others(id), true)

/** The page that something is drawn in, which lasts longer than its shell; empty outside of pages. */
export const PageId = createContext('')

/** Whether what is drawn belongs to the page in front: pages behind stay alive, and so does what is open on them. */
export const InFront = createContext(true)

/** Whether this page is the one in front; for its shell, which tells the rest by `InFront`. */
export function useIsFrontPage(): boolean {
  const id = useContext(PageId)
  useDidShow(() => id && comeToFront(id))
  return useStore(pages, (all) => !id || all[all.length - 1] === id)
}
