import { Text, View } from '@tarojs/components'
import type { ArticleCard } from '@/wire/schemas/content'
import { formatCount } from '@/domain/money/number-format'
import { ArticleLink } from '@/widgets/feed-card/article-link'
import { useCounted } from '@/stores/counts'
import { Avatar } from '@/ui/avatar'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import './article-columns.scss'
import { messages } from './messages'
import { pictureOf } from './picture-of'

const COLUMNS = [0, 1] as const

/** Articles in two columns, in turn, so that one that comes later moves none. */
export function ArticleColumns({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <View className="article-columns">
      {COLUMNS.map((column) => (
        <View key={column} className="article-columns__column" role="list">
          {cards
            .filter((_, index) => index % COLUMNS.length === column)
            .map((card) => (
              <SmallCard key={card.id} card={card} />
            ))}
        </View>
      ))}
    </View>
  )
}

function SmallCard({ card }: { card: ArticleCard }) {
  const { author, likeCount } = useCounted(card)
  const media = pictureOf(card)
  const likes = formatCount(likeCount)
  return (
    <View className="article-columns__card" role="listitem">
      {media && (
        <View className="article-columns__picture">
          <Picture src={media.src} alt="" ratio={media.ratio} drawnPx={164} />
        </View>
      )}
      <View className="article-columns__title">
        <ArticleLink card={card}>
          <View className="two-lines">{card.title ?? card.summary}</View>
        </ArticleLink>
      </View>
      <View className="article-columns__foot">
        <Avatar src={author.avatar} alt="" size={28} />
        <Text className="article-columns__author">{author.name}</Text>
        <View className="article-columns__likes" role="img" aria-label={messages.likes(likes)}>
          <ExtraIcon name="heart" size={16} />
          <Text>{likes}</Text>
        </View>
      </View>
    </View>
  )
}
