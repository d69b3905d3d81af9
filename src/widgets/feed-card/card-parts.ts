import type { ArticleCard } from '@/wire/schemas/content'
import { formatCount } from '@/domain/money/number-format'
import './article-link.scss'
import './card-foot.scss'
import './counts.scss'
import './feed-card.scss'
import '@/ui/extra-icon/index.scss'
import '@/ui/icon/index.scss'
import '@/ui/picture/index.scss'
import '@/ui/tag/index.scss'
import { messages } from './messages'
import { publishedText } from './published'

/** What the template tells of an article's reception. */
export const countsOf = ({ likeCount, commentCount }: ArticleCard) => {
  const likes = formatCount(likeCount)
  const comments = formatCount(commentCount)
  return { likes, comments, likesSaid: messages.likes(likes), commentsSaid: messages.comments(comments) }
}

/** Who wrote an article, and when. */
export const byLine = ({ author, publishTime }: ArticleCard, nowMs: number): string =>
  `${author.name} · ${publishedText(publishTime, nowMs)}`
