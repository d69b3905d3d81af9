import Taro from '@tarojs/taro'
import type { LeavePage } from './types'

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
