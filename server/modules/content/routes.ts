import type { FastifyInstance } from 'fastify'
import { detail, favourite, follow, like, report } from '@/wire/endpoints/article'
import { feed } from '@/wire/endpoints/content'
import { list, remove } from '@/wire/endpoints/favourite'
import * as guide from '@/wire/endpoints/guide'
import * as topic from '@/wire/endpoints/topic'
import { Article, ArticleId, FollowAuthor, FollowReply, MarkArticle, Reception } from '@/wire/schemas/article'
import { FeedPart, FeedQuery } from '@/wire/schemas/content'
import { FavouritePart, FavouriteQuery, RemoveFavourites } from '@/wire/schemas/favourite'
import { Guide, GuideId } from '@/wire/schemas/guide'
import { Nothing, NoPayload } from '@/wire/schemas/parts'
import { Report } from '@/wire/schemas/report'
import {
  FollowTopic,
  Topic,
  TopicArticles,
  TopicArticlesQuery,
  TopicFollowing,
  TopicId,
  TopicList,
} from '@/wire/schemas/topic'
import type { Queryable } from '../../db/queryable'
import type { Identity } from '../../http/identity'
import { route } from '../../http/route'
import { favouritesOf, removeFavourites } from './favourites'
import { feedPartOf } from './feed'
import { followAuthor } from './follow-author'
import { markArticle, reportArticle } from './mark-article'
import { readArticle } from './read-article'
import { readGuide } from './read-guide'
import { listTopics } from './topic-statements'
import { followTopic, readTopic, topicArticles, topicView } from './topics'

/** What there is to read, and what readers do about it (extensions; docs/rules/content.md). */
export const contentModule = (app: FastifyInstance): void => {
  const { database, clock } = app
  /** Whoever has an account finds what they have just done. */
  const forReader = (user: Identity | null): Queryable => (user === null ? database.recent : database)

  /** `GET /content/feed`: the articles of a home tab, part by part. */
  route(app, feed, {
    schema: { request: FeedQuery, reply: FeedPart },
    handler: ({ payload, user }) =>
      feedPartOf(forReader(user), payload, { readerId: user?.id ?? null, now: clock.now() }),
  })

  /** `GET /content/article/detail`: one article; 404 for one that is not open. */
  route(app, detail, {
    schema: { request: ArticleId, reply: Article },
    handler: ({ payload, user }) =>
      readArticle(forReader(user), payload.id, { readerId: user?.id ?? null, now: clock.now() }),
  })

  /** `POST /content/article/like`: once an account. */
  route(app, like, {
    schema: { request: MarkArticle, reply: Reception },
    handler: ({ userId, payload }) => markArticle(database, userId, 'like', payload, clock.now()),
  })

  /** `POST /content/article/favorite`: kept for later, once an account. */
  route(app, favourite, {
    schema: { request: MarkArticle, reply: Reception },
    handler: ({ userId, payload }) => markArticle(database, userId, 'favourite', payload, clock.now()),
  })

  /** `GET /content/favorite/list`: what was saved, by kind. */
  route(app, list, {
    schema: { request: FavouriteQuery, reply: FavouritePart },
    handler: ({ userId, payload }) => favouritesOf(database, userId, payload, clock.now()),
  })

  /** `POST /content/favorite/remove`: several at once. */
  route(app, remove, {
    schema: { request: RemoveFavourites, reply: Nothing },
    handler: ({ userId, payload }) => removeFavourites(database, userId, payload.ids),
  })

  /** `POST /content/article/report`: for a person to look at. */
  route(app, report, {
    schema: { request: Report, reply: Nothing },
    handler: ({ userId, payload }) => reportArticle(database, userId, payload, clock.now()),
  })

  /** `POST /content/author/follow`: answers how the two stand to each other now. */
  route(app, follow, {
    schema: { request: FollowAuthor, reply: FollowReply },
    handler: ({ userId, payload }) => followAuthor(database, userId, payload, clock.now()),
  })

  /** `GET /content/guide/detail`: a text of the house; 404 for one that is not there. */
  route(app, guide.detail, {
    schema: { request: GuideId, reply: Guide },
    handler: ({ payload }) => readGuide(database.recent, payload.id),
  })

  /** `GET /content/topic/list`: all topics, and the hashtags that the reader follows. */
  route(app, topic.list, {
    schema: { request: NoPayload, reply: TopicList },
    handler: async ({ user }) =>
      (await listTopics(forReader(user), { readerId: user?.id ?? null, now: clock.now() })).map(topicView),
  })

  /** `GET /content/topic/detail`: a topic or a hashtag; 404 for one that is not there. */
  route(app, topic.detail, {
    schema: { request: TopicId, reply: Topic },
    handler: ({ payload, user }) =>
      readTopic(forReader(user), payload.id, { readerId: user?.id ?? null, now: clock.now() }),
  })

  /** `GET /content/topic/articles`: its articles, part by part. */
  route(app, topic.articles, {
    schema: { request: TopicArticlesQuery, reply: TopicArticles },
    handler: ({ payload, user }) =>
      topicArticles(forReader(user), payload, { readerId: user?.id ?? null, now: clock.now() }),
  })

  /** `POST /content/topic/follow`: answers how it is followed now. */
  route(app, topic.follow, {
    schema: { request: FollowTopic, reply: TopicFollowing },
    handler: ({ userId, payload }) => followTopic(database, userId, payload, clock.now()),
  })
}
