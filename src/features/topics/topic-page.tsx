import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Topic } from '@/wire/schemas/topic'
import { TopicOrder } from '@/wire/enums/content'
import { useSharing } from '@/hooks/use-sharing'
import { goBack } from '@/services/navigation/go-back'
import { openLogin } from '@/services/navigation/login-return'
import { useUser } from '@/stores/session'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { Tabs } from '@/ui/tabs'
import { ArticleColumns } from './article-columns'
import { FollowTopicButton, useFollowing } from './follow-topic-button'
import { messages } from './messages'
import { PostComposer } from './post/post-composer'
import { TopicArticles } from './topic-articles'
import './topic-page.scss'
import { TopicOrGone } from './topic-or-gone'
import { useTopicArticles } from './use-topic-articles'

const leave = () => void goBack('pages/topiclist/view')

/** A topic: its head, and what there is to read about it. */
export function TopicPage({ id }: { id: string }) {
  return (
    <TopicOrGone id={id} title={messages.topic} onBack={leave}>
      {(topic, reload) => <Shown topic={topic} onPosted={reload} />}
    </TopicOrGone>
  )
}

interface ShownProps {
  topic: Topic
  /** It has an article more. */
  onPosted: () => void
}

function Shown({ topic, onPosted }: ShownProps) {
  const [order, setOrder] = useState<TopicOrder>(TopicOrder.hot)
  const [posted, setPosted] = useState(0)
  const list = useTopicArticles(topic.id, { order, posted })
  const user = useUser()
  // Kept from its first opening until its post is there, so that what is uploaded meanwhile is not lost sight of.
  const [composer, setComposer] = useState<'open' | 'closed'>()
  const showNewest = () => {
    setComposer(undefined)
    onPosted()
    setPosted((count) => count + 1)
    setOrder(TopicOrder.newest)
  }
  useSharing(() => ({ title: topic.name, path: `/pages/topics/view?id=${topic.id}` }))
  return (
    <PageShell
      nav={<NavBar variant="afloat" isLight onBack={leave} />}
      foot={
        <StickyBar>
          <Button icon={<ExtraIcon name="edit" size={20} />} onPress={() => (user ? setComposer('open') : openLogin())}>
            {messages.postHere}
          </Button>
        </StickyBar>
      }
      overlay={
        user &&
        composer && (
          <PostComposer
            key={user.id}
            topic={topic}
            userId={user.id}
            isOpen={composer === 'open'}
            onPosted={showNewest}
            onClose={() => setComposer('closed')}
          />
        )
      }
    >
      <Head topic={topic} />
      <View className="topic-page__tabs">
        <Tabs
          items={[
            { key: TopicOrder.hot, label: messages.hot },
            { key: TopicOrder.newest, label: messages.newest },
          ]}
          selected={order}
          onSelect={setOrder}
          label={topic.name}
        />
      </View>
      <TopicArticles list={list}>{(cards) => <ArticleColumns cards={cards} />}</TopicArticles>
    </PageShell>
  )
}

function Head({ topic }: { topic: Topic }) {
  const following = useFollowing(topic)
  return (
    <View className="topic-page__head" style={{ backgroundImage: `url("${topic.cover}")` }}>
      <View className="topic-page__words">
        <View className="topic-page__name" role="heading" aria-level="1">
          {topic.name}
        </View>
        <View className="topic-page__intro">{topic.intro}</View>
        <View className="topic-page__row">
          <View className="topic-page__counts">
            {messages.articles(topic.articleCount)} · {messages.followers(following.followerCount)}
          </View>
          <FollowTopicButton name={topic.name} following={following} kind="white" />
        </View>
      </View>
    </View>
  )
}
