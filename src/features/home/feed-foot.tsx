import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import './feed-foot.scss'
import { messages } from './messages'
import type { FeedView } from './use-feed'

interface FeedFootProps {
  view: FeedView
  onMore: () => void
  onRetry: () => void
}

/** What stands under the last card: more to come, a way to ask again, or the end. */
export function FeedFoot({ view, onMore, onRetry }: FeedFootProps) {
  return (
    <View className="feed-foot" role="status">
      <Content view={view} onMore={onMore} onRetry={onRetry} />
    </View>
  )
}

function Content({ view: { phase, failure, isEnd, cachedAtMs }, onMore, onRetry }: FeedFootProps) {
  if (phase === 'loadingMore') return <Spinner />
  if (cachedAtMs !== undefined) return null
  if (failure !== undefined) {
    return (
      <Button kind="link" isSmall onPress={onRetry}>
        {messages.moreFailed}
      </Button>
    )
  }
  if (isEnd) return messages.end
  // Scrolling asks by itself; the button is for keyboards and screen readers.
  return (
    <Button kind="link" isSmall onPress={onMore}>
      {messages.loadMore}
    </Button>
  )
}
