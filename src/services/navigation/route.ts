import { ENTRY_PAGE } from '@/page-table/facts'
import { parseQuery, stringifyQuery, type Query } from '@/platform/address/query'
import { isLoginPage, KNOWN_PAGES } from './known-pages'

/** The way to a page: its path, without a leading slash, and its parameters. */
export interface Route {
  path: string
  params: Query
}

/**
 * Reads the `target` a login returns to, or a page named by a link (docs/rules/client.md). Only pages on the given
 * list pass: an address, "//host", a backslash, an unknown page or a step of logging in gives null.
 *
 * @param pages - their paths without leading slash; "/" is the entry page.
 */
export const parseTarget = (target: string, pages: readonly string[] = KNOWN_PAGES): Route | null => {
  const queryStart = target.includes('?') ? target.indexOf('?') : target.length
  const path = target.slice(0, queryStart).replace(/^\//, '') || ENTRY_PAGE
  if (!pages.includes(path) || isLoginPage(path)) return null
  return { path, params: parseQuery(target.slice(queryStart)) }
}

/** Writes a page as a `target`: "/pages/order/order?modelId=7". */
export const buildTarget = ({ path, params }: Route): string => {
  const query = stringifyQuery(params)
  return `/${path}${query === '' ? '' : `?${query}`}`
}
