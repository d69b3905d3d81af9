import { View } from '@tarojs/components'
import { useState } from 'react'
import { serverNow } from '@/services/server-clock'
import { Skeleton, type SkeletonBar } from '@/ui/skeleton'
import { EmptyView, ErrorView } from '@/ui/state-view'
import { FeedCard } from '@/widgets/feed-card/feed-card'
import { FeedFoot } from './feed-foot'
import './feed.scss'
import { messages } from './messages'
import type { FeedView } from './use-feed'
import { CARDS_ID } from './use-kept-place'

interface FeedProps {
  view: FeedView
  onReload: () => void
  onMore: () => void
  onRetry: () => void
}

const CARD: readonly SkeletonBar[] = [
  { widthPercent: 100, heightPx: 200 },
  { widthPercent: 80, heightPx: 24 },
  { widthPercent: 60, heightPx: 16 },
]

/** The articles of a tab. */
export function Feed({ view, onReload, onMore, onRetry }: FeedProps) {
  const [nowMs] = useState(serverNow)
  const { phase, cards, failure } = view
  if (cards.length === 0 && failure !== undefined) return <ErrorView text={failure} onReload={onReload} />
  if (cards.length === 0 && phase === 'ready')
    return <EmptyView title={messages.emptyTitle} text={messages.emptyText} />
  if (cards.length === 0) {
    return (
      <View className="feed feed--loading">
        <Skeleton cards={[CARD, CARD]} />
      </View>
    )
  }
  return (
    <View className="feed">
      {/* By themselves, so that a card that comes is appended and nothing behind it is sent anew. */}
      <View id={CARDS_ID}>
        {cards.map((card) => (
          <FeedCard key={card.id} card={card} nowMs={nowMs} />
        ))}
      </View>
      <FeedFoot view={view} onMore={onMore} onRetry={onRetry} />
    </View>
  )
}
