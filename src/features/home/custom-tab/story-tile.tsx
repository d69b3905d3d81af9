import { View } from '@tarojs/components'
import type { ArticleCard } from '@/wire/schemas/content'
import { Picture } from '@/ui/picture'
import { ArticleLink } from '@/widgets/feed-card/article-link'
import './story-tile.scss'

/** Width by height of a tile's picture. */
const RATIO = 3 / 2

/** One of two stories side by side. */
export function StoryTile({ card }: { card: ArticleCard }) {
  const [first] = card.media
  const picture = first?.poster ?? first?.url
  return (
    <View className="story-tile">
      {picture !== undefined && (
        <View className="story-tile__picture">
          <Picture src={picture} alt="" ratio={RATIO} drawnPx={162} />
        </View>
      )}
      <View className="story-tile__title two-lines" role="heading" aria-level="2">
        <ArticleLink card={card}>{card.title ?? card.summary}</ArticleLink>
      </View>
    </View>
  )
}
