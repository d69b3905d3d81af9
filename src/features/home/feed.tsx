import { View } from '@tarojs/components'
import { Fragment, useState, type ReactNode } from 'react'
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
  /** Stands after the first few cards. */
  between?: ReactNode
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

const CARDS_BEFORE = 3
/** The place in the list is counted in cards (src/platform/list-place). */
const NO_ROW = { 'data-no-row': true }

/** The articles of a tab. */
export function Feed({ between, view, onReload, onMore, onRetry }: FeedProps) {
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
        {cards.map((card, index) => (
          <Fragment key={card.id}>
            {/* Its box is there from the start: one that came later would have all cards behind it sent anew. */}
            {index === CARDS_BEFORE && between && <View {...NO_ROW}>{between}</View>}
            <FeedCard card={card} nowMs={nowMs} />
          </Fragment>
        ))}
      </View>
      <FeedFoot view={view} onMore={onMore} onRetry={onRetry} />
    </View>
  )
}
