import type { ArticleKind, ContentLinkType, FollowRelation, MediaKind, SlideStyle } from '../enums/content'

/** A picture or video of an article; the size in px reserves its box. */
export interface Media {
  kind: MediaKind
  url: string
  poster: string | null
  width: number
  height: number
  durationSeconds: number | null
}

/** Who wrote an article. */
export interface Author {
  id: string
  name: string
  avatar: string
  badge: string | null
  followRelation: FollowRelation
}

/** A card of the feed. A post (kind 3) has no title (specification section 3). */
export interface ArticleCard {
  id: string
  kind: ArticleKind
  title: string | null
  summary: string
  media: Media[]
  author: Author
  place: string | null
  hashtags: string[]
  likeCount: number
  commentCount: number
  publishTime: string
}

/** A slide of a banner group: link type plus data (specification section 3). */
export interface Banner {
  id: string
  bannerNo: string
  title: string
  subtitle: string
  picture: string
  slideStyle: SlideStyle
  type: ContentLinkType
  data: string
}

/** One row of a dictionary (`GET /common/dictData/byType`). */
export interface DictEntry {
  dictType: string
  dictLabel: string
  dictValue: string
  sort: number
}
