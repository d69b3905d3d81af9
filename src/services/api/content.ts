import type { ArticleCard, Banner } from '@/wire/schemas/content'
import * as endpoints from '@/wire/endpoints/content'
import type { RequestOf } from '@/wire/endpoint'
import type { CursorPart } from '@/wire/schemas/page'
import { staticUrl } from '../environment'
import { beginReadingCards } from '../known/cards'
import { call, type CallOptions } from '../request/call'

/** The banner group and list size that are asked for by default. */
const DEFAULT_BANNERS = { bannerNo: 'one', current: 1, size: 1 } as const

/** A card whose pictures can be fetched. */
export const withPictures = (card: ArticleCard): ArticleCard => ({
  ...card,
  media: card.media.map((media) => ({
    ...media,
    url: staticUrl(media.url),
    poster: media.poster && staticUrl(media.poster),
  })),
  author: { ...card.author, avatar: staticUrl(card.author.avatar) },
})

/** The banners of a group, by default one of group "one". */
export const fetchBanners = async (
  query: Partial<RequestOf<typeof endpoints.banners>> = {},
  options?: CallOptions,
): Promise<Banner[]> => {
  const page = await call(endpoints.banners, { ...DEFAULT_BANNERS, ...query }, options)
  return page.records.map((banner) => ({ ...banner, picture: staticUrl(banner.picture) }))
}

/** A part of the home feed: the first, or the one that a cursor names (extension). */
export const fetchFeed = async (
  query: RequestOf<typeof endpoints.feed>,
  options?: CallOptions,
): Promise<CursorPart<ArticleCard>> => {
  const takeIn = beginReadingCards()
  const { records, next } = await call(endpoints.feed, query, options)
  takeIn(records)
  return { records: records.map(withPictures), next }
}
