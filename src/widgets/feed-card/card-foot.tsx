import { Text, View } from '@tarojs/components'
import type { ArticleCard } from '@/wire/schemas/content'
import './card-foot.scss'
import { Counts } from './counts'
import { publishedText } from './published'

/** Who wrote an article, when, and how it was received. */
export function CardFoot({ card, nowMs }: { card: ArticleCard; nowMs: number }) {
  return (
    <View className="card-foot">
      <Text className="card-foot__by">
        {card.author.name} · {publishedText(card.publishTime, nowMs)}
      </Text>
      <Counts card={card} />
    </View>
  )
}
