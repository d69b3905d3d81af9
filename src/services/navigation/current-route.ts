import Taro from '@tarojs/taro'
import type { Route } from '@/services/navigation/route'
import { address } from '@/platform/address'
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

/** What pages keep, by the parameters that they were opened with: those stay the same object as long as their page. */
const kept = new WeakMap<object, Query>()

/**
 * Reads the route to a page as Taro tells it: "/" is the entry page, and the path may still carry its query. What the page
 * has kept since it was opened takes the place of its parameters.
 */
export const routeOf = ({ path = '', params = {} }: RawRoute): Route => ({
  path: path.replace(/^\/|\?.*/g, '') || ENTRY_PAGE,
  params: kept.get(params) ?? decodeParams(params),
})

/** The route to the page on top of the stack. */
export const currentRoute = (): Route => routeOf(Taro.getCurrentInstance().router ?? {})

/**
 * Keeps what the page on top shows as its parameters: the login comes back to it, and where the page has an address a
 * reload or a copied link finds it, too.
 */
export const keepQuery = (params: Query): void => {
  const { router } = Taro.getCurrentInstance()
  if (router) kept.set(router.params, params)
  address.keepQuery(params)
}
