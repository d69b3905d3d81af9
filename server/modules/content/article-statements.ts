import type { ArticleCard, Author, Media } from '@/wire/schemas/content'
import type { HomeTabKind } from '@/wire/enums/content'
import type { PageQuery } from '@/wire/schemas/page'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { pageOffset } from '../../http/page-offset'

/** An article of a tab, without its media. */
export interface ArticleRow extends Omit<ArticleCard, 'media' | 'author' | 'publishTime'> {
  publishedAt: Date
  authorId: string
  authorName: string
  authorAvatar: string
  authorBadge: Author['badge']
}

/** A picture or clip with the article it belongs to. */
export interface MediaRow extends Media {
  articleId: string
}

/** Articles of a tab, newest first; the id decides between equal times, so that pages never overlap. */
export const listArticles = (
  database: Queryable,
  tab: HomeTabKind,
  { current, size }: PageQuery,
): Promise<ArticleRow[]> =>
  database.query<ArticleRow>(
    `SELECT article.id, article.kind, ${said('article', 'title')} AS title,
       ${said('article', 'summary')} AS summary, ${said('article', 'place')} AS place,
       ${said('article', 'hashtags')} AS hashtags,
       article.like_count AS "likeCount", article.comment_count AS "commentCount",
       article.published_at AS "publishedAt", author.id AS "authorId", ${said('author', 'name')} AS "authorName",
       author.avatar AS "authorAvatar", ${said('author', 'badge')} AS "authorBadge"
     FROM article_tab shown
     JOIN article ON article.id = shown.article_id
     JOIN author ON author.id = article.author_id
     WHERE shown.tab = $1
     ORDER BY shown.published_at DESC, shown.article_id DESC LIMIT $2 OFFSET $3`,
    [tab, size, pageOffset({ current, size })],
  )

/** How many articles a tab has. */
export const countArticles = async (database: Queryable, tab: HomeTabKind): Promise<number> => {
  const row = await database.one<{ total: number }>('SELECT count(*) AS total FROM article_tab WHERE tab = $1', [tab])
  return row?.total ?? 0
}

/** The media of some articles, each article's in its own order. */
export const listMedia = (database: Queryable, articleIds: readonly string[]): Promise<MediaRow[]> =>
  database.query<MediaRow>(
    `SELECT article_id AS "articleId", kind, url, poster, width, height, duration_seconds AS "durationSeconds"
     FROM article_media WHERE article_id = ANY ($1) ORDER BY article_id, sort`,
    [articleIds],
  )
