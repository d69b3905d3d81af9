import type { ArticleCard, TopicName } from '@/wire/schemas/content'
import type { RelatedCar } from '@/wire/schemas/article'
import { type HomeTabKind, type ReportReason, TopicKind } from '@/wire/enums/content'
import { CarView } from '@/wire/enums/vehicle'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'
import type { ListPlace } from '../../http/cursor'
import { authorColumns, type AuthorRow } from './author-view'

/** An article of a list. */
export interface ArticleRow extends Omit<ArticleCard, 'author' | 'publishTime'>, AuthorRow {
  publishedAt: Date
}

/** An article with the time that gives it its place in a list. */
export interface ListedArticleRow extends ArticleRow {
  listedAt: Date
}

/** An article as it is read. */
export interface WholeArticleRow extends ArticleRow {
  body: string
  relatedCar: RelatedCar | null
  topics: TopicName[]
  favouriteCount: number
  isLiked: boolean
  isFavourite: boolean
  isOwn: boolean
  hiddenReason: ReportReason | null
}

/** SQL: the topics of an article of a kind, each with what leads to it. */
const namesOf = (kind: TopicKind): string => `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', topic.id, 'name', ${said('topic', 'name')}) ORDER BY topic.id), '[]')
   FROM article_topic JOIN topic ON topic.id = article_topic.topic_id
   WHERE article_topic.article_id = article.id AND topic.kind = ${kind} AND topic.withdrawn_at IS NULL)`

/** SQL: the pictures and clips of an article, in their order. */
const MEDIA = `
  (SELECT coalesce(json_agg(json_build_object('kind', kind, 'url', url, 'poster', poster, 'width', width, 'height', height,
     'durationSeconds', duration_seconds) ORDER BY sort), '[]') FROM article_media WHERE article_id = article.id)`

/** SQL: the columns of `ArticleRow`, of an article and its author. */
export const cardColumns = (reader: string): string => `
  article.id, article.kind, ${said('article', 'title')} AS title, ${said('article', 'summary')} AS summary,
  ${said('article', 'place')} AS place, ${namesOf(TopicKind.hashtag)} AS hashtags, ${MEDIA} AS media,
  article.slide_style AS "slideStyle", article.like_count AS "likeCount", article.comment_count AS "commentCount",
  article.published_at AS "publishedAt", ${authorColumns(reader)}`

/** More drafts than a tab ever has. */
const MOST_UNPUBLISHED = 50

/** SQL: given a time to be published, which may be to come, and not withdrawn; for who compares that time by a list's own. */
export const IS_PLACED = 'article.published_at IS NOT NULL AND article.withdrawn_at IS NULL'

/** SQL: what anybody can read at a moment: published by then, and not withdrawn. */
export const isOpenAt = (now: string): string => `${IS_PLACED} AND article.published_at <= ${now}`

/** SQL: what a reader sees of what was published: what is open, and a post of their own that a moderator has hidden. */
export const isSeenBy = (reader: string): string => `
  article.published_at IS NOT NULL AND (article.withdrawn_at IS NULL OR ${isOwnPost(reader)})`

/** SQL: whether a reader has posted an article. */
const isOwnPost = (reader: string): string =>
  `EXISTS (SELECT FROM post WHERE post.article_id = article.id AND post.user_id = ${reader})`

/** Whether the articles that a reader follows, by their author or a topic, are asked for, or the others. */
interface Following {
  isFollowed: boolean
  /** What is older counts as not followed. */
  since: Date
}

/** Which part of which tab is read, and by whom. */
export interface TabPart {
  tab: HomeTabKind
  place: ListPlace
  limit: number
  readerId: string | null
  /** Absent for all articles. */
  following?: Following
}

const IS_FOLLOWED = `
  (shown.published_at > $7 AND (
    EXISTS (SELECT FROM author_follow WHERE user_id = $1 AND author_id = article.author_id)
    OR EXISTS (
      SELECT FROM article_topic about JOIN topic_follow ON topic_follow.topic_id = about.topic_id
      WHERE about.article_id = article.id AND topic_follow.user_id = $1)))`

/** Articles of a tab after a place, newest first; the id decides between equal times, so that parts never overlap. */
export const articlesOfTab = ({ tab, place, limit, readerId, following }: TabPart): Statement<ListedArticleRow> => ({
  sql: `SELECT ${cardColumns('$1::text')}, shown.published_at AS "listedAt"
    FROM article_tab shown
    JOIN article ON article.id = shown.article_id
    JOIN author ON author.id = article.author_id
    WHERE shown.tab = $2 AND (shown.published_at, shown.article_id) < ($3, $4) AND ${IS_PLACED}
      ${following === undefined ? '' : `AND ${IS_FOLLOWED} = $6 ${following.isFollowed ? 'AND shown.published_at > $7' : ''}`}
    ORDER BY shown.published_at DESC, shown.article_id DESC LIMIT $5`,
  params: [readerId, tab, place.at, place.id, limit, ...(following ? [following.isFollowed, following.since] : [])],
  dates: ['publishedAt', 'listedAt'],
})

/** Those of some articles that are open at a moment, in no order. */
export const listArticlesById = (
  database: Queryable,
  ids: readonly string[],
  readerId: string | null,
  now: Date,
): Promise<ArticleRow[]> =>
  database.query<ArticleRow>(
    `SELECT ${cardColumns('$1::text')} FROM article JOIN author ON author.id = article.author_id
     WHERE article.id = ANY ($2) AND ${isOpenAt('$3')}`,
    [readerId, ids, now],
  )

/** SQL: the model that an article is about, while it is on sale. */
const relatedCar = (): string => `
  (SELECT json_build_object('modelId', model.id, 'modelSellName', ${said('model', 'sell_name')},
     'priceFromFen', (SELECT min(price_fen) FROM version WHERE model_id = model.id AND withdrawn_at IS NULL),
     'picture', (SELECT picture FROM model_still WHERE model_id = model.id AND view = '${CarView.side}'
       AND is_usual ORDER BY paint_no LIMIT 1))
   FROM model WHERE model.id = article.model_id AND model.withdrawn_at IS NULL)`

/** SQL: the columns of `WholeArticleRow`, of an article, its author and who reads it. */
const wholeColumns = (reader: string): string => `
  ${cardColumns(reader)}, ${said('article', 'body')} AS body,
  ${relatedCar()} AS "relatedCar", ${namesOf(TopicKind.topic)} AS topics, article.favourite_count AS "favouriteCount",
  EXISTS (SELECT FROM article_like WHERE user_id = ${reader} AND article_id = article.id) AS "isLiked",
  EXISTS (SELECT FROM article_favourite WHERE user_id = ${reader} AND article_id = article.id) AS "isFavourite",
  ${isOwnPost(reader)} AS "isOwn",
  (SELECT hidden_reason FROM post WHERE article_id = article.id) AS "hiddenReason"`

/** The articles of a tab that are not out at a moment: what has its time, the next first, then the drafts. */
export const listUnpublished = (database: Queryable, tab: HomeTabKind, now: Date): Promise<WholeArticleRow[]> =>
  database.query<WholeArticleRow>(
    `SELECT ${wholeColumns('NULL::text')}, coalesce(article.published_at, $2) AS "publishedAt"
     FROM article_tab shown
     JOIN article ON article.id = shown.article_id
     JOIN author ON author.id = article.author_id
     WHERE shown.tab = $1 AND shown.published_at > $2 AND article.withdrawn_at IS NULL
     ORDER BY shown.published_at, shown.article_id LIMIT ${MOST_UNPUBLISHED}`,
    [tab, now],
  )

/** An article that a reader sees at a moment. */
export const findArticle = (
  database: Queryable,
  id: string,
  readerId: string | null,
  now: Date,
): Promise<WholeArticleRow | undefined> =>
  database.one<WholeArticleRow>(
    `SELECT ${wholeColumns('$1::text')}
     FROM article JOIN author ON author.id = article.author_id
     WHERE article.id = $2 AND ${isSeenBy('$1')} AND article.published_at <= $3`,
    [readerId, id, now],
  )
