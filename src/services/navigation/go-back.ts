import Taro from '@tarojs/taro'
import { backLayers } from '@/platform/back-layer'
import { replace } from './open'
import type { PagePath } from '@/page-table/table'
import type { RouteArgs } from './route-params'

/**
 * Goes back one page. After a reload, or when a link opened the app here, there is none: then it leads to the page's
 * parent.
 */
export const goBack = async <P extends PagePath>(parent: P, ...params: RouteArgs<P>): Promise<void> => {
  const cleared = backLayers.clear()
  if (cleared !== null) await cleared
  if (Taro.getCurrentPages().length > 1) await Taro.navigateBack()
  else await replace(parent, ...params)
}
