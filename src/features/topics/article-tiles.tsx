import { Text, View } from '@tarojs/components'
import type { ArticleCard } from '@/wire/schemas/content'
import { ArticleKind } from '@/wire/enums/content'
import { formatCount } from '@/domain/money/number-format'
import { useCounted } from '@/stores/counts'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { readArticle } from '@/widgets/feed-card/read-article'
import './article-tiles.scss'
import { messages } from './messages'
import { pictureOf } from './picture-of'

/** Articles as their pictures alone, three in a row. */
export function ArticleTiles({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <View className="article-tiles" role="list">
      {cards.map((card) => (
        <View key={card.id} className="article-tiles__item" role="listitem">
          <Tile card={card} />
        </View>
      ))}
    </View>
  )
}

function Tile({ card }: { card: ArticleCard }) {
  const likes = formatCount(useCounted(card).likeCount)
  const name = card.title ?? messages.by(card.author.name)
  return (
    <Pressable
      className="article-tiles__tile"
      role="link"
      label={`${name}, ${messages.likes(likes)}`}
      onPress={() => readArticle(card)}
    >
      <Picture src={pictureOf(card)?.src ?? card.author.avatar} alt="" ratio={1} drawnPx={110} />
      {card.kind === ArticleKind.video && (
        <View className="article-tiles__clip">
          <ExtraIcon name="play" size={16} />
        </View>
      )}
      <View className="article-tiles__likes">
        <ExtraIcon name="heart" size={16} />
        <Text>{likes}</Text>
      </View>
    </Pressable>
  )
}
