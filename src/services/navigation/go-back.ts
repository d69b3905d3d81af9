import Taro from '@tarojs/taro'
import { backLayers } from '@/platform/back-layer'
import { leavePage } from '@/platform/page-change'
import { replace } from './open'
import type { PagePath } from '@/page-table/table'
import type { RouteArgs } from './route-params'

/**
 * Goes back one page. After a reload, or when a link opened the app here, there is none: then it leads to the page's
 * parent. Settles once the page left is gone: until then a deed that ended with it is not done twice.
 */
export const goBack = async <P extends PagePath>(parent: P, ...params: RouteArgs<P>): Promise<void> => {
  const cleared = backLayers.clear()
  if (cleared) await cleared
  if (Taro.getCurrentPages().length < 2) return replace(parent, ...params)
  await leavePage(() => Taro.navigateBack())
}
