import type { ArticleCard } from '@/wire/schemas/content'
import { FollowRelation, type HomeTabKind } from '@/wire/enums/content'
import type { Page, PageQuery } from '@/wire/schemas/page'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { countArticles, listArticles, listMedia, type ArticleRow, type MediaRow } from './article-statements'

const cardOf = (
  { authorId, authorName, authorAvatar, authorBadge, publishedAt, ...article }: ArticleRow,
  media: readonly MediaRow[],
): ArticleCard => ({
  ...article,
  media: media.filter(({ articleId }) => articleId === article.id).map(({ articleId: _, ...item }) => item),
  author: {
    id: authorId,
    name: authorName,
    avatar: authorAvatar,
    badge: authorBadge,
    followRelation: FollowRelation.notFollowing,
  },
  publishTime: formatShanghai(publishedAt.getTime()),
})

/** A page of a tab's articles of all kinds, newest first; empty for a tab that shows none. */
export const feedPageOf = async (
  database: Queryable,
  { tab, current, size }: PageQuery & { tab: HomeTabKind },
): Promise<Page<ArticleCard>> => {
  const [articles, total] = await Promise.all([
    listArticles(database, tab, { current, size }),
    countArticles(database, tab),
  ])
  const media = await listMedia(
    database,
    articles.map(({ id }) => id),
  )
  return { records: articles.map((article) => cardOf(article, media)), total, current, size }
}
