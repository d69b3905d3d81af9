import { Type, type Static } from 'typebox'
import { ArticleKind, ContentLinkType, FollowRelation, HomeTabKind, MediaKind, SlideStyle } from '../enums/content'
import { CursorQuery, pageOf, PageQuery, partOf } from './page'
import { count, flag, nullable, text, valueOf, wallTime } from './parts'

const MAX_BANNER_NO_LENGTH = 32

/** Size in px of a picture or video, which reserves its box, and what only a video has. */
export const mediaSize = {
  poster: nullable(text(), 'unless it is a video'),
  width: count('px'),
  height: count('px'),
  durationSeconds: nullable(count(), 'unless it is a video'),
}

/** A picture or video of an article. */
export const Media = Type.Object({ kind: valueOf(MediaKind), url: text(), ...mediaSize })
export type Media = Static<typeof Media>

/** Who wrote an article. */
export const Author = Type.Object({
  id: text(),
  name: text(),
  avatar: text(),
  badge: nullable(text()),
  followRelation: valueOf(FollowRelation, 'Of the reader'),
  isReader: flag('Whether they are who reads'),
})
export type Author = Static<typeof Author>

/** What leads to a topic or a hashtag. */
export const TopicName = Type.Object({ id: text(), name: text() })
export type TopicName = Static<typeof TopicName>

/** A card of the feed. */
export const ArticleCard = Type.Object({
  id: text(),
  kind: valueOf(ArticleKind),
  title: nullable(text(), 'for a post'),
  summary: text(),
  media: Type.Array(Media),
  slideStyle: valueOf(SlideStyle, 'How its pictures lead in'),
  author: Author,
  place: nullable(text()),
  hashtags: Type.Array(TopicName),
  likeCount: count(),
  commentCount: count(),
  publishTime: wallTime(),
})
export type ArticleCard = Static<typeof ArticleCard>

export const FeedQuery = Type.Object({ ...CursorQuery.properties, tab: valueOf(HomeTabKind) })

export const FeedPart = partOf(ArticleCard)

/** A slide of a banner group: link type plus data. */
export const Banner = Type.Object({
  id: text(),
  bannerNo: text('The group'),
  title: text(),
  subtitle: text(),
  picture: text(),
  slideStyle: valueOf(SlideStyle),
  type: valueOf(ContentLinkType, 'What a tap opens'),
  data: text('Id or address of what a tap opens'),
})
export type Banner = Static<typeof Banner>

export const BannersQuery = Type.Object({
  ...PageQuery.properties,
  bannerNo: Type.String({ minLength: 1, maxLength: MAX_BANNER_NO_LENGTH, description: 'The group; "one" by default' }),
})

export const BannerPage = pageOf(Banner)
