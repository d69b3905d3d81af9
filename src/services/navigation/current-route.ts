import Taro from '@tarojs/taro'
import type { Route } from '@/services/navigation/route'
import { parseQuery, type Query } from '@/platform/address/query'
import { ENTRY_PAGE } from '@/page-table/facts'

/** What Taro adds to the parameters of a page for itself. */
const OWN_NAMES = ['stamp', '$taroTimestamp']

interface RawRoute {
  path?: string | undefined
  params?: Partial<Record<string, string>> | undefined
}

/** Neither target decodes the parameters of a page. */
export const decodeParams = (raw: RawRoute['params'] = {}): Query => {
  const pairs = Object.entries(raw).filter(([name]) => !OWN_NAMES.includes(name))
  return parseQuery(pairs.map(([name, value]) => `${name}=${value ?? ''}`).join('&'))
}

/** Reads the route to a page as Taro tells it: "/" is the entry page, and the path may still carry its query. */
export const routeOf = ({ path = '', params }: RawRoute): Route => ({
  path: (path.split('?')[0] ?? '').replace(/^\//, '') || ENTRY_PAGE,
  params: decodeParams(params),
})

/** The route to the page on top of the stack. */
export const currentRoute = (): Route => routeOf(Taro.getCurrentInstance().router ?? {})
