import { Text, View } from '@tarojs/components'
import type { ArticleCard } from '@/wire/schemas/content'
import { formatCount } from '@/domain/money/number-format'
import { ExtraIcon } from '@/ui/extra-icon'
import './counts.scss'
import { messages } from './messages'

/** How many like an article and how many answered. */
export function Counts({ card }: { card: Pick<ArticleCard, 'likeCount' | 'commentCount'> }) {
  const likes = formatCount(card.likeCount)
  const comments = formatCount(card.commentCount)
  return (
    <View className="counts">
      <View className="counts__one" role="img" aria-label={messages.likes(likes)}>
        <ExtraIcon name="heart" size={16} />
        <Text>{likes}</Text>
      </View>
      <View className="counts__one" role="img" aria-label={messages.comments(comments)}>
        <ExtraIcon name="comment" size={16} />
        <Text>{comments}</Text>
      </View>
    </View>
  )
}
