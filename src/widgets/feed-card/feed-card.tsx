import { memo } from 'react'
import { useCounted } from '@/stores/counts'
import { useLanguage } from '@/stores/language'
import type { ArticleCard } from '@/wire/schemas/content'
import { ArticleKind } from '@/wire/enums/content'
import { ClipCard } from './clip-card'
import { PostCard } from './post-card'
import { StoryCard } from './story-card'

interface FeedCardProps {
  card: ArticleCard
  nowMs: number
}

function CardOfKind({ card: told, nowMs }: FeedCardProps) {
  useLanguage()
  const card = useCounted(told)
  switch (card.kind) {
    case ArticleKind.pictureText:
      return <StoryCard card={card} nowMs={nowMs} />
    case ArticleKind.video:
      return <ClipCard card={card} nowMs={nowMs} />
    case ArticleKind.post:
      return <PostCard card={card} nowMs={nowMs} />
    default:
      return card.kind satisfies never
  }
}

/** One article of the feed, drawn by its kind; a card that did not change is not drawn again. */
export const FeedCard = memo(CardOfKind)
