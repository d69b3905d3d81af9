import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Topic } from '@/wire/schemas/topic'
import { TopicKind } from '@/wire/enums/content'
import { useAsyncPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchTopics } from '@/services/api/topic'
import { goBack } from '@/services/navigation/go-back'
import { useFollowedTopics } from '@/stores/following'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { Tabs } from '@/ui/tabs'
import { messages } from './messages'
import './topic-list-page.scss'
import { TopicLead, TopicRow } from './topic-row'

/** Which topics are shown, and in which order. */
const TABS = {
  all: (topics) => topics.filter(({ kind }) => kind === TopicKind.topic),
  following: (topics) => topics.filter(({ isFollowed }) => isFollowed),
  newest: (topics) =>
    topics
      .filter(({ kind }) => kind === TopicKind.topic)
      .sort((one, other) => other.createTime.localeCompare(one.createTime)),
} as const satisfies Record<string, (topics: readonly Topic[]) => Topic[]>
type TabName = keyof typeof TABS
const NONE: readonly Topic[] = []

/** All topics, with the hashtags that the reader follows. */
export function TopicListPage() {
  // What is followed depends on who reads.
  const { page, reload } = useAsyncPage((signal) => fetchTopics({ signal }), { isReadersOwn: true })
  useReadOnShow(page.status === 'ready', reload)
  const [tab, setTab] = useState<TabName>('all')
  const topics = useFollowedTopics(page.status === 'ready' ? page.data : NONE)
  const items = [
    { key: 'all', label: messages.all },
    { key: 'following', label: messages.following(TABS.following(topics).length) },
    { key: 'newest', label: messages.newest },
  ] as const
  return (
    <PageShell
      nav={
        <View className="topic-list__head">
          <NavBar title={messages.title} onBack={() => void goBack('pages/home/index')} />
          <View className="topic-list__tabs">
            <Tabs items={items} selected={tab} onSelect={setTab} label={messages.title} />
          </View>
        </View>
      }
    >
      {page.status === 'ready' ? (
        <Topics topics={TABS[tab](topics)} hasLead={tab === 'all'} />
      ) : (
        <LoadedOrNot page={page} onReload={reload} />
      )}
    </PageShell>
  )
}

interface TopicsProps {
  topics: readonly Topic[]
  /** The first is large. */
  hasLead: boolean
}

function Topics({ topics, hasLead }: TopicsProps) {
  if (topics.length === 0) return <EmptyView title={messages.noneFollowedTitle} text={messages.noneFollowedText} />
  return (
    <View className="topic-list" role="list">
      {topics.map((topic, index) => {
        const Row = hasLead && index === 0 ? TopicLead : TopicRow
        return <Row key={topic.id} topic={topic} />
      })}
    </View>
  )
}
