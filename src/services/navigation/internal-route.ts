import { parseQuery, stringifyQuery, type RouteParams } from '@/platform/address/route-query'

/** A page of this app with its parameters; `path` has no leading slash, as in the app's page list. */
export interface InternalRoute {
  path: string
  params: RouteParams
}

/** The page that "/" stands for (specification section 2). */
export const ENTRY_ROUTE = 'pages/order/index'

const LOGIN_STEP = /^pages\/account\/(login|phone-login|phone-code)$/

/** Whether a page is a step of logging in; none may be the target of a login, or the shopper would never leave it. */
export const isLoginRoute = (path: string): boolean => LOGIN_STEP.test(path)

/**
 * Reads the `target` a login returns to, or a page named by a link (specification section 2). Only pages on the given
 * list pass: an address, "//host", a backslash, an unknown page or a step of logging in gives null.
 *
 * @param routes - the app's pages without leading slash; "/" is the entry page.
 */
export function parseTarget(target: string, routes: readonly string[]): InternalRoute | null {
  const queryStart = target.includes('?') ? target.indexOf('?') : target.length
  const path = target.slice(0, queryStart).replace(/^\//, '') || ENTRY_ROUTE
  if (!routes.includes(path) || isLoginRoute(path)) return null
  return { path, params: parseQuery(target.slice(queryStart)) }
}

/** Writes a page as a `target`: "/pages/order/order?modelId=7". */
export function buildTarget({ path, params }: InternalRoute): string {
  const query = stringifyQuery(params)
  return `/${path}${query === '' ? '' : `?${query}`}`
}
