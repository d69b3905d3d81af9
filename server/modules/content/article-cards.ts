import type { ArticleCard } from '@/wire/schemas/content'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { listMedia, type ArticleRow, type MediaRow } from './article-statements'
import { authorView } from './author-view'

/** An article of a list as it is shown. */
export const cardOf = (row: ArticleRow, media: readonly MediaRow[]): ArticleCard => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  media: media.filter(({ articleId }) => articleId === row.id).map(({ articleId: _, ...item }) => item),
  slideStyle: row.slideStyle,
  author: authorView(row),
  place: row.place,
  hashtags: row.hashtags,
  likeCount: row.likeCount,
  commentCount: row.commentCount,
  publishTime: formatShanghai(row.publishedAt.getTime()),
})

/** Articles of a list as they are shown, in its order. */
export const cardsOf = async (db: Queryable, rows: readonly ArticleRow[]): Promise<ArticleCard[]> => {
  const media = await listMedia(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => cardOf(row, media))
}
