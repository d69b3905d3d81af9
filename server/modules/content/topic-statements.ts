import type { Topic } from '@/wire/schemas/topic'
import { type ArticleKind, TopicKind } from '@/wire/enums/content'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import type { ListPlace } from '../../http/cursor'
import { cardColumns, IS_PLACED, isSeenBy, type ListedArticleRow } from './article-statements'
import type { Reading } from './feed'

/** A topic as it is stored. */
export interface TopicRow extends Omit<Topic, 'createTime'> {
  createdAt: Date
}

const IS_THERE = 'topic.withdrawn_at IS NULL'

/** SQL: of whoever reads ($1), at a moment ($2). */
const topicColumns = () => `
  topic.id, topic.kind, ${said('topic', 'name')} AS name, ${said('topic', 'intro')} AS intro, topic.cover,
  topic.follower_count AS "followerCount", topic.created_at AS "createdAt",
  (SELECT count(*)::int FROM article_topic JOIN article ON article.id = article_topic.article_id
   WHERE article_topic.topic_id = topic.id AND article_topic.published_at <= $2 AND ${IS_PLACED}) AS "articleCount",
  EXISTS (SELECT FROM topic_follow WHERE user_id = $1::text AND topic_id = topic.id) AS "isFollowed"`

/** Topics with the most followers first, and the hashtags that a reader follows. */
export const listTopics = (db: Queryable, { readerId, now }: Reading): Promise<TopicRow[]> =>
  db.query<TopicRow>(
    `SELECT ${topicColumns()} FROM topic
     WHERE ${IS_THERE} AND (topic.kind = ${TopicKind.topic}
       OR topic.id IN (SELECT topic_id FROM topic_follow WHERE user_id = $1))
     ORDER BY topic.kind, topic.follower_count DESC, topic.id`,
    [readerId, now],
  )

/** A topic or a hashtag that is there. */
export const findTopic = (db: Queryable, id: string, { readerId, now }: Reading): Promise<TopicRow | undefined> =>
  db.one<TopicRow>(`SELECT ${topicColumns()} FROM topic WHERE topic.id = $3 AND ${IS_THERE}`, [readerId, now, id])

/** Which part of a topic's articles is read, and by whom. */
export interface TopicPart {
  topicId: string
  /** Null for all kinds. */
  kind: ArticleKind | null
  place: ListPlace
  limit: number
  readerId: string | null
}

const articlesOf = (table: 'article_topic' | 'newest') => `
  SELECT ${cardColumns('$1::text')}, shown.published_at AS "listedAt"
  FROM ${table} shown
  JOIN topic ON topic.id = shown.topic_id AND ${IS_THERE}
  JOIN article ON article.id = shown.article_id
  JOIN author ON author.id = article.author_id`

/** Articles of a topic after a place, newest first; the id decides between equal times. */
export const listNewest = (db: Queryable, part: TopicPart): Promise<ListedArticleRow[]> =>
  db.query<ListedArticleRow>(
    `${articlesOf('article_topic')}
     WHERE shown.topic_id = $2 AND (shown.published_at, shown.article_id) < ($3, $4) AND ${isSeenBy('$1')}
       AND ($5::int IS NULL OR article.kind = $5)
     ORDER BY shown.published_at DESC, shown.article_id DESC LIMIT $6`,
    [part.readerId, part.topicId, part.place.at, part.place.id, part.kind, part.limit],
  )

/** The most liked among the newest of a topic. */
export const listHot = (
  db: Queryable,
  { readerId, topicId, kind, place, limit, among }: TopicPart & { among: number },
): Promise<ListedArticleRow[]> =>
  db.query<ListedArticleRow>(
    `WITH newest AS MATERIALIZED (
       SELECT topic_id, published_at, article_id FROM article_topic WHERE topic_id = $2 AND published_at < $3
       ORDER BY published_at DESC, article_id DESC LIMIT $4)
     ${articlesOf('newest')}
     WHERE ${isSeenBy('$1')} AND ($5::int IS NULL OR article.kind = $5)
     ORDER BY article.like_count DESC, article.id LIMIT $6`,
    [readerId, topicId, place.at, among, kind, limit],
  )

/** Follows a topic unless it is followed; whether that changed anything. */
export const addFollow = async (tx: Queryable, userId: string, topicId: string, now: Date): Promise<boolean> => {
  const rows = await tx.query(
    `INSERT INTO topic_follow (user_id, topic_id, followed_at) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING topic_id`,
    [userId, topicId, now],
  )
  return rows.length > 0
}

/** Follows a topic no longer; whether that changed anything. */
export const takeFollow = async (tx: Queryable, userId: string, topicId: string): Promise<boolean> => {
  const rows = await tx.query('DELETE FROM topic_follow WHERE user_id = $1 AND topic_id = $2 RETURNING topic_id', [
    userId,
    topicId,
  ])
  return rows.length > 0
}

/** Follows nothing any more: takes an account away from all its topics, in one order for all who do that. */
export const takeFollowsOf = async (tx: Queryable, userId: string): Promise<void> => {
  const followed = 'SELECT topic_id FROM topic_follow WHERE user_id = $1'
  await tx.query(`SELECT FROM topic WHERE id IN (${followed}) ORDER BY id FOR NO KEY UPDATE`, [userId])
  await tx.query(
    `WITH gone AS (DELETE FROM topic_follow WHERE user_id = $1 RETURNING topic_id)
     UPDATE topic SET follower_count = follower_count - 1 FROM gone WHERE topic.id = gone.topic_id`,
    [userId],
  )
}

/** One follower more or fewer. */
export const countFollower = async (tx: Queryable, topicId: string, change: 1 | -1): Promise<void> => {
  await tx.query('UPDATE topic SET follower_count = follower_count + $2 WHERE id = $1', [topicId, change])
}
