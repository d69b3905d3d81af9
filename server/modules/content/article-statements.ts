import type { ArticleCard, Media } from '@/wire/schemas/content'
import type { RelatedCar } from '@/wire/schemas/article'
import type { HomeTabKind } from '@/wire/enums/content'
import { CarView } from '@/wire/enums/vehicle'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import type { ListPlace } from '../../http/cursor'
import { authorColumns, type AuthorRow } from './author-view'

/** An article of a list, without its media. */
export interface ArticleRow extends Omit<ArticleCard, 'media' | 'author' | 'publishTime'>, AuthorRow {
  publishedAt: Date
}

/** An article with the time that gives it its place in a list. */
export interface ListedArticleRow extends ArticleRow {
  listedAt: Date
}

/** An article as it is read. */
export interface WholeArticleRow extends ArticleRow {
  body: string
  modelId: string | null
  favouriteCount: number
  isLiked: boolean
  isFavourite: boolean
}

/** A picture or clip with the article it belongs to. */
export interface MediaRow extends Media {
  articleId: string
}

const cardColumns = (reader: string): string => `
  article.id, article.kind, ${said('article', 'title')} AS title, ${said('article', 'summary')} AS summary,
  ${said('article', 'place')} AS place, ${said('article', 'hashtags')} AS hashtags,
  article.slide_style AS "slideStyle", article.like_count AS "likeCount", article.comment_count AS "commentCount",
  article.published_at AS "publishedAt", ${authorColumns(reader)}`

/** Published and not withdrawn. */
const IS_OPEN = 'article.published_at IS NOT NULL AND article.withdrawn_at IS NULL'

/** Which part of which tab is read, and by whom. */
export interface TabPart {
  tab: HomeTabKind
  place: ListPlace
  limit: number
  readerId: string | null
}

/** Articles of a tab after a place, newest first; the id decides between equal times, so that parts never overlap. */
export const listArticles = (
  database: Queryable,
  { tab, place, limit, readerId }: TabPart,
): Promise<ListedArticleRow[]> =>
  database.query<ListedArticleRow>(
    `SELECT ${cardColumns('$1::text')}, shown.published_at AS "listedAt"
     FROM article_tab shown
     JOIN article ON article.id = shown.article_id
     JOIN author ON author.id = article.author_id
     WHERE shown.tab = $2 AND (shown.published_at, shown.article_id) < ($3, $4) AND ${IS_OPEN}
     ORDER BY shown.published_at DESC, shown.article_id DESC LIMIT $5`,
    [readerId, tab, place.at, place.id, limit],
  )

/** An article that is open at a moment. */
export const findArticle = (
  database: Queryable,
  id: string,
  readerId: string | null,
  now: Date,
): Promise<WholeArticleRow | undefined> =>
  database.one<WholeArticleRow>(
    `SELECT ${cardColumns('$1::text')}, ${said('article', 'body')} AS body,
       article.model_id AS "modelId", article.favourite_count AS "favouriteCount",
       EXISTS (SELECT FROM article_like WHERE user_id = $1 AND article_id = article.id) AS "isLiked",
       EXISTS (SELECT FROM article_favourite WHERE user_id = $1 AND article_id = article.id) AS "isFavourite"
     FROM article JOIN author ON author.id = article.author_id
     WHERE article.id = $2 AND ${IS_OPEN} AND article.published_at <= $3`,
    [readerId, id, now],
  )

/** Whether an article can be read at a moment. */
export const isOpen = async (database: Queryable, id: string, now: Date): Promise<boolean> => {
  const row = await database.one(`SELECT FROM article WHERE id = $1 AND ${IS_OPEN} AND published_at <= $2`, [id, now])
  return row !== undefined
}

/** The media of some articles, each article's in its own order. */
export const listMedia = (database: Queryable, articleIds: readonly string[]): Promise<MediaRow[]> =>
  database.query<MediaRow>(
    `SELECT article_id AS "articleId", kind, url, poster, width, height, duration_seconds AS "durationSeconds"
     FROM article_media WHERE article_id = ANY ($1) ORDER BY article_id, sort`,
    [articleIds],
  )

/** A model on sale, as an article about it leads there. */
export const findRelatedCar = (database: Queryable, modelId: string): Promise<RelatedCar | undefined> =>
  database.one<RelatedCar>(
    `SELECT model.id AS "modelId", ${said('model', 'sell_name')} AS "modelSellName",
       (SELECT min(price_fen) FROM version WHERE model_id = model.id AND withdrawn_at IS NULL) AS "priceFromFen",
       (SELECT picture FROM model_still WHERE model_id = model.id AND view = '${CarView.side}'
        ORDER BY paint_no LIMIT 1) AS picture
     FROM model WHERE model.id = $1 AND model.withdrawn_at IS NULL`,
    [modelId],
  )
