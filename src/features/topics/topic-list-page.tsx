import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Topic, TopicFollowing } from '@/wire/schemas/topic'
import { TopicKind } from '@/wire/enums/content'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchTopics } from '@/services/api/topic'
import { goBack } from '@/services/navigation/go-back'
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

/** All topics, with the hashtags that the reader follows. */
export function TopicListPage() {
  const { page, reload, setData } = useAsyncPage((signal) => fetchTopics({ signal }))
  const [tab, setTab] = useState<TabName>('all')
  const topics = page.status === 'ready' ? page.data : []
  const items = [
    { key: 'all', label: messages.all },
    { key: 'following', label: messages.following(TABS.following(topics).length) },
    { key: 'newest', label: messages.newest },
  ] as const
  const change = (id: string, following: TopicFollowing) =>
    setData(topics.map((topic) => (topic.id === id ? { ...topic, ...following } : topic)))
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
        <Topics topics={TABS[tab](topics)} hasLead={tab === 'all'} onChanged={change} />
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
  onChanged: (id: string, following: TopicFollowing) => void
}

function Topics({ topics, hasLead, onChanged }: TopicsProps) {
  if (topics.length === 0) return <EmptyView title={messages.noneFollowedTitle} text={messages.noneFollowedText} />
  return (
    <View className="topic-list" role="list">
      {topics.map((topic, index) => {
        const Row = hasLead && index === 0 ? TopicLead : TopicRow
        return <Row key={topic.id} topic={topic} onChanged={(following) => onChanged(topic.id, following)} />
      })}
    </View>
  )
}
