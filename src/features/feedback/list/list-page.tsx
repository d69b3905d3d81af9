import { View } from '@tarojs/components'
import { useStore } from 'zustand/react'
import type { FeedbackItem } from '@/wire/schemas/feedback'
import type { PageQuery } from '@/wire/schemas/page'
import type { AbortSignalLike } from '@/platform/http/types'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList } from '@/hooks/use-paged-list'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchFeedbackPage } from '@/services/api/feedback'
import { draftsOf, feedbackDrafts } from '@/services/feedback/draft-store'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { byNumber } from '@/services/paged-list/by-number'
import { useUser } from '@/stores/session'
import { Button } from '@/ui/button'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { PagedRows } from '@/ui/paged-rows'
import { EmptyView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from '../messages'
import { useDraftSync } from '../use-draft-sync'
import { FeedbackCard } from './feedback-card'

const PAGE_SIZE = 10
const ROW = { widthPercent: 80, heightPx: 24 } as const
const CARDS = [
  [ROW, ROW],
  [ROW, ROW],
] as const

const fetchPart = byNumber(
  (query: PageQuery, signal: AbortSignalLike) => fetchFeedbackPage(query, { signal }),
  PAGE_SIZE,
)
const idOf = ({ id }: FeedbackItem): string => id

/** What was told, with the newest answers. */
export function ListPage({ isAllowed }: { isAllowed: boolean }) {
  const userId = useUser()?.id
  const list = usePagedList({ fetchPart, keyOf: idOf, isEnabled: isAllowed })
  const drafts = useStore(feedbackDrafts, draftsOf(userId))
  const { phase, items, refresh } = list
  const leave = () => void goBack('pages/profile/index')
  usePageEnd({ rowCount: items.length, onNear: list.loadMore })
  useReadOnShow(phase === 'ready', refresh)
  useDraftSync(isAllowed ? userId : undefined)

  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.listTitle} onBack={leave} />}
      foot={
        <StickyBar>
          {drafts.length > 0 && (
            <Button kind="line" onPress={() => void open('pages/feedback/draft')}>
              {messages.drafts(drafts.length)}
            </Button>
          )}
          <Button onPress={() => void open('pages/feedback/create')}>{messages.newFeedback}</Button>
        </StickyBar>
      }
    >
      <PagedRows list={list} cards={CARDS} empty={<EmptyView title={messages.emptyTitle} text={messages.emptyText} />}>
        <View role="list">
          {items.map((item) => (
            <FeedbackCard key={item.id} item={item} />
          ))}
        </View>
      </PagedRows>
    </PageShell>
  )
}
