import { View } from '@tarojs/components'
import { Fragment, useState, type ReactNode } from 'react'
import { serverNow } from '@/services/server-clock'
import { PagedRows } from '@/ui/paged-rows'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { FeedCard } from '@/widgets/feed-card/feed-card'
import './feed.scss'
import { messages } from './messages'
import type { FeedView } from './use-feed'
import { STORIES_ID } from './kept-place'

interface FeedProps {
  /** Stands after the first few cards. */
  between?: ReactNode
  feed: FeedView
}

const CARD: readonly SkeletonBar[] = [
  { widthPercent: 100, heightPx: 200 },
  { widthPercent: 80, heightPx: 24 },
  { widthPercent: 60, heightPx: 16 },
]
const CARDS = [CARD, CARD]

const CARDS_BEFORE = 3
/** The place in the list is counted in cards (src/platform/list-place). */
const NO_ROW = { 'data-no-row': true }

/** The articles of a tab. */
export function Feed({ between, feed }: FeedProps) {
  const [nowMs] = useState(serverNow)
  return (
    <View className="feed">
      <PagedRows
        list={feed}
        cards={CARDS}
        empty={<EmptyView title={messages.emptyTitle} text={messages.emptyText} />}
        end={feed.cachedAtMs === undefined ? messages.end : undefined}
      >
        {/* By themselves, so that a card that comes is appended and nothing behind it is sent anew. */}
        <View id={STORIES_ID}>
          {feed.items.map((card, index) => (
            <Fragment key={card.id}>
              {/* Its box is there from the start: one that came later would have all cards behind it sent anew. */}
              {index === CARDS_BEFORE && between && <View {...NO_ROW}>{between}</View>}
              <FeedCard card={card} nowMs={nowMs} />
            </Fragment>
          ))}
        </View>
      </PagedRows>
    </View>
  )
}
