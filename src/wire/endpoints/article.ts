import { get, post } from '../endpoint'
import type { Article, ArticleId, FollowAuthor, FollowReply, MarkArticle, Reception } from '../schemas/article'
import type { Nothing } from '../schemas/parts'
import type { Report } from '../schemas/report'

/** An article to read, for a reader with what they did about it. */
export const detail = get<typeof ArticleId, typeof Article>('/content/article/detail', {
  access: 'optional',
  extension: true,
})
export const like = post<typeof MarkArticle, typeof Reception>('/content/article/like', { extension: true })
export const favourite = post<typeof MarkArticle, typeof Reception>('/content/article/favorite', { extension: true })
export const report = post<typeof Report, typeof Nothing>('/content/article/report', { extension: true })
export const follow = post<typeof FollowAuthor, typeof FollowReply>('/content/author/follow', { extension: true })
