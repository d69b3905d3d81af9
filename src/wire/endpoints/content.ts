import { get } from '../endpoint'
import type { ArticleCard, Banner } from '../schemas/content'
import type { HomeTabKind } from '../enums/content'
import type { Page, PageQuery } from '../envelope'

/** Banners of a group; the default is `bannerNo=one`, `size=1` (specification section 9). */
export const banners = get<PageQuery & { bannerNo: string }, Page<Banner>>('/wx/mini-programs/list')
export const feed = get<PageQuery & { tab: HomeTabKind }, Page<ArticleCard>>('/content/feed', {
  access: 'optional',
  extension: true,
})
