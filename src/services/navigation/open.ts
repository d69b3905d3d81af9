import Taro from '@tarojs/taro'
import { buildTarget, type InternalRoute } from '@/services/navigation/internal-route'
import { isTab } from './known-routes'
import type { Route, RouteArgs } from './route-params'
import { leaveTabParams } from './tab-params'

/** WeChat refuses an eleventh page on its stack. */
const MAX_PAGES = 10

/** A second tap within this time is the first one's echo. */
const DOUBLE_TAP_MS = 500

let lastOpened = { address: '', atMs: 0 }

/** Whether the same page was opened a moment ago. */
const isEcho = (address: string): boolean => {
  const atMs = Date.now()
  if (lastOpened.address === address && atMs - lastOpened.atMs < DOUBLE_TAP_MS) return true
  lastOpened = { address, atMs }
  return false
}

/** Switches to a tab, which finds its parameters where they are left for it. */
const switchToTab = async ({ path, params }: InternalRoute): Promise<void> => {
  leaveTabParams(path, params)
  await Taro.switchTab({ url: `/${path}` })
}

/** Opens a page of any name on top of the present one; for pages whose name comes from a link or a target. */
export const openRoute = async (route: InternalRoute): Promise<void> => {
  if (isTab(route.path)) return switchToTab(route)
  const url = buildTarget(route)
  if (isEcho(url)) return
  if (Taro.getCurrentPages().length >= MAX_PAGES) await Taro.redirectTo({ url })
  else await Taro.navigateTo({ url })
}

/** Opens a page of any name in place of the present one. */
export const replaceRoute = async (route: InternalRoute): Promise<void> => {
  if (isTab(route.path)) return switchToTab(route)
  await Taro.redirectTo({ url: buildTarget(route) })
}

const routeOf = (path: Route, params: object = {}): InternalRoute => ({
  path,
  params: Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
})

/** Opens a page on top of the present one, or switches to it when it is a tab (specification section 2). */
export const open = <R extends Route>(path: R, ...[params]: RouteArgs<R>): Promise<void> =>
  openRoute(routeOf(path, params))

/** Opens a page in place of the present one: going back skips what was replaced. */
export const replace = <R extends Route>(path: R, ...[params]: RouteArgs<R>): Promise<void> =>
  replaceRoute(routeOf(path, params))
