import type { PageConfig } from '@tarojs/taro'
import type { PageRow } from './row'
import { titleForBuild } from './title'
import { PAGE_TABLE, type PagePath } from './table'

/** A page's configuration for Taro; the app's own says what is the same for all. */
export const pageConfigOf = (path: PagePath): PageConfig => {
  const { title, scroll, isShared }: Pick<PageRow, 'title' | 'scroll' | 'isShared'> = PAGE_TABLE[path]
  return {
    navigationBarTitleText: titleForBuild(title),
    ...(isShared && { enableShareAppMessage: true }),
    ...(scroll === 'own' && { disableScroll: true }),
  }
}
