import { ArticleKind } from '@/wire/enums/content'
import { HOUR_MS } from '@/domain/time/duration'
import { picturePath } from '../picture-path'
import { contentTable, plainTable, type SeedTable } from '../seed-table'
import { activities } from './activities'
import type { ArticleRow } from './article-row'
import { bodyOf } from './bodies'
import { clips } from './clips'
import { posts } from './posts'
import { stories } from './stories'
import { HASHTAGS, PLACES } from './words'

const authors = [
  {
    id: 'vela-design',
    name: 'Vela Design',
    avatar: 'vela-design',
    badge: 'Vela',
    zh: { name: 'Vela 设计', badge: 'Vela' },
  },
  { id: 'vela-lab', name: 'Vela Lab', avatar: 'vela-lab', badge: 'Vela', zh: { name: 'Vela 实验室', badge: 'Vela' } },
  {
    id: 'lin-qiao',
    name: 'Lin Qiao',
    avatar: 'lin-qiao',
    badge: 'Vela 9 owner',
    zh: { name: '林乔', badge: 'Vela 9 车主' },
  },
  {
    id: 'gao-feng',
    name: 'Gao Feng',
    avatar: 'gao-feng',
    badge: 'Vela 7 owner',
    zh: { name: '高峰', badge: 'Vela 7 车主' },
  },
  { id: 'xu-ran', name: 'Xu Ran', avatar: 'xu-ran', badge: 'Vela 7 owner', zh: { name: '徐然', badge: 'Vela 7 车主' } },
  {
    id: 'zhou-yining',
    name: 'Zhou Yining',
    avatar: 'zhou-yining',
    badge: 'Vela 7 owner',
    zh: { name: '周以宁', badge: 'Vela 7 车主' },
  },
  { id: 'yuki', name: 'Yuki', avatar: 'default', badge: null, zh: { name: 'Yuki', badge: null } },
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

/** About one reader in so many who like an article keeps it. */
const LIKES_A_FAVOURITE = 4

const authorRows = authors.map((author) => ({ ...author, avatar: picturePath(`avatar-${author.avatar}`) }))

/** Articles of the three kinds, their authors and media, published in the days before `now`. */
export const articleTables = (now: Date): SeedTable[] => {
  const publishedAt = ({ hoursAgo }: ArticleRow): string => new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString()

  const articleRows = articles.map((article) => {
    const { en, zh, slideStyle, modelId } = bodyOf(article.id)
    return {
      id: article.id,
      kind: article.kind,
      title: article.title,
      summary: article.summary,
      body: en,
      author_id: article.author,
      place: article.place ?? null,
      hashtags: article.hashtags,
      like_count: article.likes,
      comment_count: article.comments,
      slide_style: slideStyle,
      model_id: modelId,
      favourite_count: Math.round(article.likes / LIKES_A_FAVOURITE),
      published_at: publishedAt(article),
      zh: {
        ...article.zh,
        body: zh,
        place: article.place === undefined ? null : PLACES[article.place],
        hashtags: article.hashtags.map((tag) => HASHTAGS[tag]),
      },
    }
  })
  const tabRows = articles.flatMap((article) =>
    article.tabs.map((tab) => ({ tab, published_at: publishedAt(article), article_id: article.id })),
  )
  return [
    contentTable('author', authorRows),
    contentTable('article', articleRows),
    plainTable('article_media', mediaRows),
    plainTable('article_tab', tabRows),
  ]
}
