import { View } from '@tarojs/components'
import type { ArticleCard } from '@/wire/schemas/content'
import { MediaKind } from '@/wire/enums/content'
import { ArticleLink } from './article-link'
import { CardFoot } from './card-foot'
import { ClipBox } from './clip-box'
import './feed-card.scss'

/** A video article; it plays in its place. */
export function ClipCard({ card, nowMs }: { card: ArticleCard; nowMs: number }) {
  const clip = card.media.find(({ kind }) => kind === MediaKind.video)
  const title = card.title ?? ''
  return (
    <View className="feed-card">
      {clip && <ClipBox clip={clip} title={title} />}
      <View className="feed-card__title" role="heading" aria-level="3">
        <ArticleLink card={card}>{title}</ArticleLink>
      </View>
      <CardFoot card={card} nowMs={nowMs} />
    </View>
  )
}
