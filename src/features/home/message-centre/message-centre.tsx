import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { Message } from '@/wire/schemas/message'
import type { MessageKind } from '@/wire/enums/message'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchMessages } from '@/services/api/message'
import { openLogin } from '@/services/navigation/login-return'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog } from '@/ui/popup/dialogs'
import { PagedRows } from '@/ui/paged-rows'
import { EmptyView } from '@/ui/state-view'
import { NEXT_CARDS_PX } from '../next-cards'
import type { UnreadView } from '../use-unread'
import { KindTiles } from './kind-tiles'
import { MessageList } from './message-list'
import { messages } from './messages'

const MESSAGES_A_PART = 20
/** As many as one call takes. */
const MOST_AT_ONCE = 50

export interface MessageCentreProps {
  unread: UnreadView
}

/** What concerns the customer; visitors are led to the login. */
export function MessageCentre({ unread }: MessageCentreProps) {
  const isLoggedIn = useIsLoggedIn()
  if (isLoggedIn) return <Centre unread={unread} />
  return (
    <EmptyView
      title={messages.visitorTitle}
      text={messages.visitorText}
      action={messages.logIn}
      onAction={() => void openLogin()}
    />
  )
}

function Centre({ unread }: MessageCentreProps) {
  const [kind, setKind] = useState<MessageKind>()
  /** How many rows are shown: that many are read again, so that their reader keeps the place. */
  const shownCount = useRef(0)
  /** Up to when the list of each kind tells, in epoch ms of the server. */
  const readAt = useRef(new Map<MessageKind | undefined, number>())
  const list = usePagedList({
    fetchPart: async (cursor: string | undefined, signal) => {
      const ofKind = kind === undefined ? {} : { kind }
      if (cursor !== undefined) return fetchMessages({ size: MESSAGES_A_PART, ...ofKind, cursor }, { signal })
      const size = Math.min(Math.max(shownCount.current, MESSAGES_A_PART), MOST_AT_ONCE)
      const first = await fetchMessages({ size, ...ofKind }, { signal })
      if (!signal.aborted) readAt.current.set(kind, first.readAt)
      return first
    },
    keyOf: ({ id }: Message) => id,
    key: String(kind ?? ''),
  })
  shownCount.current = list.items.length
  useReadOnShow(list.phase === 'ready', list.refresh)
  usePageEnd({ rowCount: list.items.length, distancePx: NEXT_CARDS_PX, onNear: list.loadMore })

  const hasUnread = list.items.some(({ isUnread }) => isUnread)
  // What came after the list was read has not been on screen: it stays new.
  const see = (seen: MessageKind | undefined) => {
    const upTo = readAt.current.get(seen)
    return unread.see({ ...(seen && { kind: seen }), ...(upTo !== undefined && { upTo }) })
  }
  const seeAll = async () => {
    try {
      await see(kind)
      list.refresh()
    } catch (error) {
      await alertDialog({ title: messages.notSeen, text: failureText(error) })
    }
  }
  useSeenOnLeaving(hasUnread, kind, see)

  return (
    <View>
      <KindTiles unread={unread} selected={kind} onSelect={setKind} />
      <Messages list={list} hasUnread={hasUnread} onSeeAll={seeAll} />
    </View>
  )
}

/** What was on screen is seen when its reader goes on: until then it shows what is new. */
function useSeenOnLeaving(
  hasUnread: boolean,
  kind: MessageKind | undefined,
  see: (kind: MessageKind | undefined) => Promise<void>,
): void {
  const latestSee = useRef(see)
  latestSee.current = see
  const shown = useRef(new Set<MessageKind | undefined>())
  if (hasUnread) shown.current.add(kind)
  else shown.current.delete(kind)
  const leave = (left: MessageKind | undefined) => {
    // What the server did not hear of stays new.
    if (shown.current.delete(left)) latestSee.current(left).catch(() => undefined)
  }
  useDidHide(() => leave(kind))
  useEffect(() => () => leave(kind), [kind])
}

interface MessagesProps {
  list: PagedListView<Message>
  hasUnread: boolean
  onSeeAll: () => Promise<void>
}

function Messages({ list, hasUnread, onSeeAll }: MessagesProps) {
  return (
    <PagedRows list={list} empty={<EmptyView title={messages.noneTitle} text={messages.noneText} />}>
      <MessageList items={list.items} onSeeAll={hasUnread ? onSeeAll : undefined} />
    </PagedRows>
  )
}
