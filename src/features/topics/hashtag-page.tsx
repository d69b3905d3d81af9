import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Topic } from '@/wire/schemas/topic'
import { ArticleKind, TopicOrder } from '@/wire/enums/content'
import { useSharing } from '@/hooks/use-sharing'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Tabs } from '@/ui/tabs'
import { ArticleTiles } from './article-tiles'
import { FollowTopicButton, useFollowing } from './follow-topic-button'
import './hashtag-page.scss'
import { messages } from './messages'
import { TopicArticles } from './topic-articles'
import { TopicOrGone } from './topic-or-gone'
import { useTopicArticles, type TopicTab } from './use-topic-articles'

const TABS = {
  top: { order: TopicOrder.hot },
  latest: { order: TopicOrder.newest },
  video: { order: TopicOrder.newest, kind: ArticleKind.video },
} as const satisfies Record<string, TopicTab>
type TabName = keyof typeof TABS
const TAB_NAMES = Object.keys(TABS) as TabName[] // a literal has its own keys only

const leave = () => void goBack('pages/home/index')

/** A hashtag: the pictures of the articles that carry it. */
export function HashtagPage({ id }: { id: string }) {
  return (
    <TopicOrGone id={id} title={messages.hashtag(id)} onBack={leave}>
      {(hashtag) => <Shown hashtag={hashtag} />}
    </TopicOrGone>
  )
}

function Shown({ hashtag }: { hashtag: Topic }) {
  const [tab, setTab] = useState<TabName>('top')
  const list = useTopicArticles(hashtag.id, TABS[tab])
  const name = messages.hashtag(hashtag.name)
  useSharing(() => ({ title: name, path: `/pages/hashtags/view?id=${encodeURIComponent(hashtag.id)}` }))
  return (
    <PageShell nav={<NavBar title={name} onBack={leave} />}>
      <Head hashtag={hashtag} />
      <View className="hashtag-page__tabs">
        <Tabs
          items={TAB_NAMES.map((key) => ({ key, label: messages[key] }))}
          selected={tab}
          onSelect={setTab}
          label={name}
        />
      </View>
      <TopicArticles list={list}>{(cards) => <ArticleTiles cards={cards} />}</TopicArticles>
    </PageShell>
  )
}

function Head({ hashtag }: { hashtag: Topic }) {
  const following = useFollowing(hashtag)
  const name = messages.hashtag(hashtag.name)
  return (
    <View className="hashtag-page__head">
      <View className="grow">
        <View className="hashtag-page__name" role="heading" aria-level="2">
          {name}
        </View>
        <View className="hashtag-page__counts">
          {messages.articles(hashtag.articleCount)} · {messages.followers(following.followerCount)}
        </View>
      </View>
      <FollowTopicButton name={name} following={following} />
    </View>
  )
}
