import type { PageConfig } from '@tarojs/taro'
import type { PageRow } from './row'
import { titleForBuild } from './title'
import { PAGE_TABLE, type PagePath } from './table'

/** A page's configuration for Taro; the app's own says what is the same for all. */
export const pageConfigOf = (path: PagePath): PageConfig => {
  const { title, scroll, isShared, isInTimeline }: Pick<PageRow, 'title' | 'scroll' | 'isShared' | 'isInTimeline'> =
    PAGE_TABLE[path]
  return {
    navigationBarTitleText: titleForBuild(title),
    ...(isShared && { enableShareAppMessage: true }),
    ...(isInTimeline && { enableShareTimeline: true }),
    ...(scroll === 'own' && { disableScroll: true }),
  }
}
