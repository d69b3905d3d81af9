import { View } from '@tarojs/components'
import type { PagedList } from '@/services/paged-list/paged-list'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import './grid-foot.scss'
import { messages } from './messages'

interface GridFootProps {
  list: Pick<PagedList<unknown>, 'phase' | 'failure' | 'isEnd'>
  onMore: () => void
  onRetry: () => void
}

/** What stands under the last row: more on its way, or a way to ask for it. */
export function GridFoot({ list: { phase, failure, isEnd }, onMore, onRetry }: GridFootProps) {
  if (isEnd && failure === undefined) return null
  return (
    <View className="grid-foot" role="status">
      {phase === 'loadingMore' ? (
        <Spinner />
      ) : (
        // Scrolling asks by itself; the button is for keyboards, screen readers and after a failure.
        <Button kind="link" isSmall onPress={failure === undefined ? onMore : onRetry}>
          {failure === undefined ? messages.loadMore : messages.moreFailed}
        </Button>
      )}
    </View>
  )
}
