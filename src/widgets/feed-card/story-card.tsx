import { View } from '@tarojs/components'
import type { ArticleCard } from '@/wire/schemas/content'
import { MediaKind } from '@/wire/enums/content'
import { Picture } from '@/ui/picture'
import { ArticleLink } from './article-link'
import { CardFoot } from './card-foot'
import './feed-card.scss'

/** Width by height of a story's picture. */
const RATIO = 3 / 2

/** A picture-text article. */
export function StoryCard({ card, nowMs }: { card: ArticleCard; nowMs: number }) {
  const picture = card.media.find(({ kind }) => kind === MediaKind.picture)
  return (
    <View className="feed-card">
      {picture && <Picture className="feed-card__media" src={picture.url} alt="" ratio={RATIO} />}
      <View className="feed-card__title" role="heading" aria-level="3">
        <ArticleLink card={card}>{card.title}</ArticleLink>
      </View>
      <View className="feed-card__summary two-lines">{card.summary}</View>
      <CardFoot card={card} nowMs={nowMs} />
    </View>
  )
}
