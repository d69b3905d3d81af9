import Taro from '@tarojs/taro'
import type { LeavePage, RememberPage, Standing } from './types'

/** How Taro's router tells that a page is shown; its navigation calls settle as soon as the address has changed. */
const SHOWN = '__afterTaroRouterChange'

const nextPage = (): Promise<unknown> =>
  new Promise((resolve) => {
    Taro.eventCenter.once(SHOWN, resolve)
    window.addEventListener('popstate', resolve, { once: true })
  })

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)

const isDrawn = (element: Element | null): boolean => element !== null && element.getClientRects().length > 0

export const leavePage: LeavePage = async (lead) => {
  const { page } = Taro.getCurrentInstance()
  const left = document.getElementById(page?.path ?? '')
  await lead()
  await nextPage()
  // React takes it away in its own time, later than the router tells where it has much to do.
  while (isDrawn(left)) await nextFrame()
}

/** The browser's address is ahead of Taro's pages, and what a page keeps in its query makes it no other page. */
export const standing: Standing = () => window.location.hash.split('?')[0] || String(Taro.getCurrentPages().length)

/** Two pages of one name, one after the other, have the same address but for their query. */
const pageInFront = (): string => `${standing()} ${Taro.getCurrentPages().slice(-1)[0]?.$taroPath}`

export const rememberPage: RememberPage = () => {
  const here = pageInFront()
  return () => pageInFront() === here
}
