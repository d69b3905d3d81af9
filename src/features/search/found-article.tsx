import { View } from '@tarojs/components'
import type { ArticleCard } from '@/wire/schemas/content'
import { serverNow } from '@/services/server-clock'
import { ArticleLink } from '@/widgets/feed-card/article-link'
import { publishedText } from '@/widgets/feed-card/published'
import { Picture } from '@/ui/picture'
import './found-rows.scss'
import { Marked } from './marked'
import { messages } from './messages'

/** Width by height of its picture. */
const RATIO = 4 / 3

/** An article that was found; it opens at once from its card. */
export function FoundArticle({ card, marks }: { card: ArticleCard; marks: readonly string[] }) {
  const { title, summary, author, publishTime, media } = card
  const picture = media[0]?.poster ?? media[0]?.url
  return (
    <View className="found-row">
      <View className="found-row__words">
        <View className="found-row__title two-lines">
          <ArticleLink card={card}>
            <Marked text={title ?? summary} marks={marks} />
          </ArticleLink>
        </View>
        {title !== null && (
          <View className="found-row__text two-lines">
            <Marked text={summary} marks={marks} />
          </View>
        )}
        <View className="found-row__by">{messages.by(author.name, publishedText(publishTime, serverNow()))}</View>
      </View>
      {picture !== undefined && (
        <View className="found-row__picture">
          <Picture src={picture} alt="" ratio={RATIO} drawnPx={104} />
        </View>
      )}
    </View>
  )
}
