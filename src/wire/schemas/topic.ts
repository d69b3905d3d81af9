import { Type, type Static } from 'typebox'
import { ArticleKind, TopicKind, TopicOrder } from '../enums/content'
import { ArticleCard, TopicName } from './content'
import { CursorQuery, partOf } from './page'
import { count, flag, idText, nullable, text, valueOf, wallTime } from './parts'

/** How a topic is followed. */
export const TopicFollowing = Type.Object({ followerCount: count(), isFollowed: flag('By the reader') })
export type TopicFollowing = Static<typeof TopicFollowing>

/** A topic or a hashtag. */
export const Topic = Type.Object({
  ...TopicName.properties,
  ...TopicFollowing.properties,
  kind: valueOf(TopicKind),
  intro: nullable(text(), 'for a hashtag'),
  cover: nullable(text(), 'for a hashtag'),
  articleCount: count(),
  createTime: wallTime(),
})
export type Topic = Static<typeof Topic>

/** All topics, and the hashtags that the reader follows. */
export const TopicList = Type.Array(Topic)

export const TopicId = Type.Object({ id: idText() })

export const TopicArticlesQuery = Type.Object({
  ...CursorQuery.properties,
  id: idText(),
  order: valueOf(TopicOrder),
  kind: Type.Optional(valueOf(ArticleKind, 'Articles of this kind alone')),
})
export const TopicArticles = partOf(ArticleCard)

/** Follows a topic, or no longer; the same again changes nothing. */
export const FollowTopic = Type.Object({ id: idText(), isOn: flag() })
