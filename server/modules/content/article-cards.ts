import type { ArticleCard } from '@/wire/schemas/content'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { ArticleRow } from './article-statements'
import { authorView } from './author-view'

/** An article of a list as it is shown. */
export const cardOf = (row: ArticleRow): ArticleCard => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  media: row.media,
  slideStyle: row.slideStyle,
  author: authorView(row),
  place: row.place,
  hashtags: row.hashtags,
  likeCount: row.likeCount,
  commentCount: row.commentCount,
  publishTime: formatShanghai(row.publishedAt.getTime()),
})
