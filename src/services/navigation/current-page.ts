import Taro from '@tarojs/taro'
import type { InternalRoute } from '@/services/navigation/internal-route'
import { parseQuery, type RouteParams } from '@/platform/address/route-query'
import { ENTRY_PAGE } from '@/routes'

/** What Taro adds to the parameters of a page for itself. */
const OWN_NAMES = ['stamp', '$taroTimestamp']

interface RawPage {
  path?: string | undefined
  params?: Partial<Record<string, string>> | undefined
}

/** Neither target decodes the parameters of a page. */
export const decodeParams = (raw: RawPage['params'] = {}): RouteParams => {
  const pairs = Object.entries(raw).filter(([name]) => !OWN_NAMES.includes(name))
  return parseQuery(pairs.map(([name, value]) => `${name}=${value ?? ''}`).join('&'))
}

/** Reads a page as Taro tells it: "/" is the entry page, and the path may still carry its query. */
export const pageOf = ({ path = '', params }: RawPage): InternalRoute => ({
  path: (path.split('?')[0] ?? '').replace(/^\//, '') || ENTRY_PAGE,
  params: decodeParams(params),
})

/** The page on top of the stack with its parameters. */
export const currentPage = (): InternalRoute => pageOf(Taro.getCurrentInstance().router ?? {})
