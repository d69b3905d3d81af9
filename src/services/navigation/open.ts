import Taro from '@tarojs/taro'
import { isDoubleTap } from '@/domain/time/double-tap'
import { backLayers } from '@/platform/back-layer'
import { leavePage, standing } from '@/platform/page-change'
import { buildTarget, type Route } from '@/services/navigation/route'
import { isTab } from './known-pages'
import type { PagePath } from '@/page-table/table'
import type { RouteArgs } from './route-params'
import { leaveTabParams } from './tab-params'

/** WeChat refuses an eleventh page on its stack. */
const MAX_PAGES = 10

interface Opening {
  url: string
  atMs: number
  /** Where the shopper stood once it was open; null until then. */
  at: unknown
}

let last: Opening = { url: '', atMs: 0, at: null }

/** Whether the page of an opening was open, and the shopper has gone back since. */
const isLeft = ({ at }: Opening): boolean => at !== null && at !== standing()

/** Opens a page unless the very same was opened a moment ago: a double tap opens one. */
const openOnce = async (url: string, openIt: () => Promise<unknown>): Promise<void> => {
  const atMs = Date.now()
  if (last.url === url && isDoubleTap(last.atMs, atMs) && !isLeft(last)) return
  const opening: Opening = { url, atMs, at: null }
  last = opening
  await openIt()
  opening.at = standing()
}

/** Switches to a tab, which finds its parameters where they are left for it. */
const switchToTab = async ({ path, params }: Route): Promise<void> => {
  leaveTabParams(path, params)
  await Taro.switchTab({ url: `/${path}` })
}

/** Opens a page of any name on top of the present one; for pages whose name comes from a link or a target. */
export const openRoute = async (route: Route): Promise<void> => {
  // What sheets and dialogs have in the browser's history would stand between two pages.
  const cleared = backLayers.clear()
  if (cleared) await cleared
  if (isTab(route.path)) return switchToTab(route)
  const url = buildTarget(route)
  const isFull = Taro.getCurrentPages().length >= MAX_PAGES
  await openOnce(url, () => (isFull ? Taro.redirectTo({ url }) : Taro.navigateTo({ url })))
}

/** Opens a page of any name in place of the present one; settles once that is gone: until then a deed is not done twice. */
export const replaceRoute = async (route: Route): Promise<void> => {
  // What sheets and dialogs have in the browser's history would stand between two pages.
  const cleared = backLayers.clear()
  if (cleared) await cleared
  await leavePage(() => (isTab(route.path) ? switchToTab(route) : Taro.redirectTo({ url: buildTarget(route) })))
}

const routeTo = (path: PagePath, params: object = {}): Route => ({
  path,
  params: Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
})

/** Opens a page on top of the present one, or switches to it when it is a tab (docs/rules/client.md). */
export const open = <P extends PagePath>(path: P, ...[params]: RouteArgs<P>): Promise<void> =>
  openRoute(routeTo(path, params))

/** Opens a page in place of the present one: going back skips what was replaced. */
export const replace = <P extends PagePath>(path: P, ...[params]: RouteArgs<P>): Promise<void> =>
  replaceRoute(routeTo(path, params))
