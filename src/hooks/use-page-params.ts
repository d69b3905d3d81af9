import { useMemo } from 'react'
import { useRouter } from '@tarojs/taro'
import { decodeParams } from '@/services/navigation/current-page'
import type { Route, RouteParams } from '@/services/navigation/route-params'

/**
 * The parameters of this page, decoded. Any may be missing: links are written by people.
 *
 * @example const { id } = usePageParams<'pages/real-order-detail/index'>()
 */
export const usePageParams = <R extends Route>(): Partial<RouteParams[R]> => {
  const { params } = useRouter()
  return useMemo(() => decodeParams(params) as Partial<RouteParams[R]>, [params]) // a query holds texts or nothing
}
