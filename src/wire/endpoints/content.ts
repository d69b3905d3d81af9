import { get } from '../endpoint'
import type { BannerPage, BannersQuery, FeedPart, FeedQuery } from '../schemas/content'

/** Banners of a group; the default is `bannerNo=one`, `size=1`. */
export const banners = get<typeof BannersQuery, typeof BannerPage>('/wx/mini-programs/list', { access: 'public' })
export const feed = get<typeof FeedQuery, typeof FeedPart>('/content/feed', {
  access: 'optional',
  extension: true,
})
