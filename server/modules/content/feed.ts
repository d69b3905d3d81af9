import type { ArticleCard } from '@/wire/schemas/content'
import type { HomeTabKind } from '@/wire/enums/content'
import type { CursorQuery, CursorPart } from '@/wire/schemas/page'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { cutPart, placeOf } from '../../http/cursor'
import { listArticles, listMedia, type ArticleRow, type MediaRow } from './article-statements'
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

/** Who reads, and when. */
export interface Reading {
  readerId: string | null
  now: Date
}

/** A part of a tab's articles of all kinds, newest first; empty for a tab that shows none. */
export const feedPartOf = async (
  database: Queryable,
  { tab, cursor, size }: CursorQuery & { tab: HomeTabKind },
  { readerId, now }: Reading,
): Promise<CursorPart<ArticleCard>> => {
  const rows = await listArticles(database, { tab, place: placeOf(cursor, now), limit: size + 1, readerId })
  const { shown, next } = cutPart(rows, size, ({ listedAt }) => listedAt)
  const media = await listMedia(
    database,
    shown.map(({ id }) => id),
  )
  return { records: shown.map((row) => cardOf(row, media)), next }
}
