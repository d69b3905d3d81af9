import { useMemo } from 'react'
import { useRouter } from '@tarojs/taro'
import { decodeParams } from '@/services/navigation/current-route'
import type { PagePath } from '@/page-table/table'
import type { RouteParams } from '@/services/navigation/route-params'

/**
 * The parameters of this page, decoded. Any may be missing: links are written by people.
 *
 * @example const { id } = usePageParams<'pages/real-order-detail/index'>()
 */
export function usePageParams<P extends PagePath>(): Partial<RouteParams<P>> {
  const { params } = useRouter()
  return useMemo(() => decodeParams(params) as Partial<RouteParams<P>>, [params]) // a query holds texts or nothing
}
