import Taro from '@tarojs/taro'
import type { PagePath } from '@/page-table/table'
import { goBack } from './go-back'
import { replace } from './open'
import type { RouteArgs } from './route-params'

/** Path of the page under this one, without slash and query. */
export const pageBelow = (): string | undefined => {
  const below = Taro.getCurrentPages().slice(-2, -1)[0]
  return (below?.route ?? below?.path)?.replace(/^\//, '').split('?')[0]
}

/** Back to a page that lies right under this one; else it takes this one's place. Settles as `replace`. */
export const returnTo = <P extends PagePath>(path: P, ...params: RouteArgs<P>): Promise<void> =>
  pageBelow() === path ? goBack(path, ...params) : replace(path, ...params)
