import { ArticleKind } from '@/wire/enums/content'
import { HOUR_MS } from '@/domain/time/duration'
import type { Queryable } from '../../queryable'
import { insertRows } from '../insert-rows'
import { picturePath } from '../picture-path'
import { activities } from './activities'
import type { ArticleRow } from './article-row'
import { clips } from './clips'
import { posts } from './posts'
import { stories } from './stories'

const authors = [
  { id: 'vela-design', name: 'Vela Design', avatar: 'vela-design', badge: 'Vela' },
  { id: 'vela-lab', name: 'Vela Lab', avatar: 'vela-lab', badge: 'Vela' },
  { id: 'lin-qiao', name: 'Lin Qiao', avatar: 'lin-qiao', badge: 'Vela 9 owner' },
  { id: 'gao-feng', name: 'Gao Feng', avatar: 'gao-feng', badge: 'Vela 7 owner' },
  { id: 'xu-ran', name: 'Xu Ran', avatar: 'xu-ran', badge: 'Vela 7 owner' },
  { id: 'zhou-yining', name: 'Zhou Yining', avatar: 'zhou-yining', badge: 'Vela 7 owner' },
  { id: 'yuki', name: 'Yuki', avatar: 'default', badge: null },
]

const articles: readonly (ArticleRow & { kind: ArticleKind })[] = [
  ...[...stories, ...activities].map((row) => ({ ...row, kind: ArticleKind.pictureText as ArticleKind })),
  ...clips.map((row) => ({ ...row, kind: ArticleKind.video })),
  ...posts.map((row) => ({ ...row, kind: ArticleKind.post })),
]

const mediaRows = articles.flatMap(({ id, media }) =>
  media.map(({ durationSeconds, ...item }, index) => ({
    article_id: id,
    sort: index + 1,
    ...item,
    duration_seconds: durationSeconds,
  })),
)

/** Articles of the three kinds, their authors and media, published in the days before `now`. */
export const seedArticles = async (tx: Queryable, now: Date): Promise<void> => {
  const publishedAt = ({ hoursAgo }: ArticleRow): string => new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString()

  await insertRows(
    tx,
    'author',
    authors.map((author) => ({ ...author, avatar: picturePath(`avatar-${author.avatar}`) })),
  )
  await insertRows(
    tx,
    'article',
    articles.map((article) => ({
      id: article.id,
      kind: article.kind,
      title: article.title,
      summary: article.summary,
      author_id: article.author,
      place: article.place ?? null,
      hashtags: article.hashtags,
      like_count: article.likes,
      comment_count: article.comments,
      published_at: publishedAt(article),
    })),
  )
  await insertRows(tx, 'article_media', mediaRows)
  await insertRows(
    tx,
    'article_tab',
    articles.flatMap((article) =>
      article.tabs.map((tab) => ({ tab, published_at: publishedAt(article), article_id: article.id })),
    ),
  )
}
