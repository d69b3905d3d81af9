import { View } from '@tarojs/components'
import type { Topic } from '@/wire/schemas/topic'
import { TopicKind } from '@/wire/enums/content'
import { open } from '@/services/navigation/open'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { FollowTopicButton, useFollowing } from './follow-topic-button'
import { messages } from './messages'
import './topic-row.scss'

const nameOf = ({ kind, name }: Topic): string => (kind === TopicKind.hashtag ? messages.hashtag(name) : name)

const openTopic = ({ kind, id }: Topic) =>
  void open(kind === TopicKind.hashtag ? 'pages/hashtags/view' : 'pages/topics/view', { id })

/** The first of the topics, over its picture. */
export function TopicLead({ topic }: { topic: Topic }) {
  const following = useFollowing(topic)
  return (
    <View className="topic-lead" role="listitem" style={{ backgroundImage: `url("${topic.cover}")` }}>
      <View className="topic-lead__foot">
        <View className="grow">
          <Pressable className="topic-lead__name" role="link" onPress={() => openTopic(topic)}>
            {nameOf(topic)}
          </Pressable>
          <View className="topic-lead__counts">
            {messages.articles(topic.articleCount)} · {messages.followers(following.followerCount)}
          </View>
        </View>
        <View className="topic-lead__button">
          <FollowTopicButton name={nameOf(topic)} following={following} kind="white" />
        </View>
      </View>
    </View>
  )
}

/** A topic of the list. */
export function TopicRow({ topic }: { topic: Topic }) {
  const following = useFollowing(topic)
  return (
    <View className="topic-row" role="listitem">
      {topic.cover !== null && (
        <View className="topic-row__picture">
          <Picture src={topic.cover} alt="" ratio={1} drawnPx={72} />
        </View>
      )}
      <View className="topic-row__words">
        <Pressable className="topic-row__name" role="link" onPress={() => openTopic(topic)}>
          {nameOf(topic)}
        </Pressable>
        {topic.intro !== null && <View className="topic-row__intro two-lines">{topic.intro}</View>}
        <View className="topic-row__count">{messages.articles(topic.articleCount)}</View>
      </View>
      <View className="topic-row__button">
        <FollowTopicButton name={nameOf(topic)} following={following} kind="line" />
      </View>
    </View>
  )
}
