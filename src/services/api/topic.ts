import type { ArticleCard } from '@/wire/schemas/content'
import type { CursorPart } from '@/wire/schemas/page'
import type { Topic, TopicFollowing } from '@/wire/schemas/topic'
import * as endpoints from '@/wire/endpoints/topic'
import type { RequestOf } from '@/wire/endpoint'
import { checkSameId } from '@/domain/same-id'
import { staticUrl } from '../environment'
import { beginReadingCards } from '../known/cards'
import { followingsOf, knownFollowings } from '../known/following'
import { call, type CallOptions } from '../request/call'
import { withPictures } from './content'

const withCover = (topic: Topic): Topic => ({ ...topic, cover: topic.cover && staticUrl(topic.cover) })

/** All topics, and the hashtags that the reader follows (extension). */
export const fetchTopics = async (options?: CallOptions): Promise<Topic[]> => {
  const takeIn = knownFollowings.beginReading()
  const topics = await call(endpoints.list, {}, options)
  takeIn(followingsOf(topics))
  return topics.map(withCover)
}

/** A topic or a hashtag (extension). Throws as `call`: topicNotFound. */
export const fetchTopic = async (id: string, options?: CallOptions): Promise<Topic> => {
  const takeIn = knownFollowings.beginReading()
  const topic = checkSameId(id, await call(endpoints.detail, { id }, options))
  takeIn(followingsOf([topic]))
  return withCover(topic)
}

/** A part of a topic's articles: the first, or the one that a cursor names (extension). */
export const fetchTopicArticles = async (
  query: RequestOf<typeof endpoints.articles>,
  options?: CallOptions,
): Promise<CursorPart<ArticleCard>> => {
  const takeIn = beginReadingCards()
  const { records, next } = await call(endpoints.articles, query, options)
  takeIn(records)
  return { records: records.map(withPictures), next }
}

/** Follows a topic, or no longer (extension). Throws as `call`: topicNotFound. */
export const followTopic = (id: string, isOn: boolean): Promise<TopicFollowing> => call(endpoints.follow, { id, isOn })
