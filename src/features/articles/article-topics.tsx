import { View } from '@tarojs/components'
import type { TopicName } from '@/wire/schemas/content'
import { open } from '@/services/navigation/open'
import { Chip } from '@/ui/chip'
import './article-topics.scss'
import { messages } from './messages'

interface ArticleTopicsProps {
  topics: readonly TopicName[]
  hashtags: readonly TopicName[]
}

/** What an article is about, each with the way to more of it. */
export function ArticleTopics({ topics, hashtags }: ArticleTopicsProps) {
  if (topics.length + hashtags.length === 0) return null
  return (
    <View className="article-topics">
      {topics.map(({ id, name }) => (
        <Chip key={id} role="link" onPress={() => void open('pages/topics/view', { id })}>
          {name}
        </Chip>
      ))}
      {hashtags.map(({ id, name }) => (
        <Chip key={id} role="link" onPress={() => void open('pages/hashtags/view', { id })}>
          {messages.hashtag(name)}
        </Chip>
      ))}
    </View>
  )
}
