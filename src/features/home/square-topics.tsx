import { View } from '@tarojs/components'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchTopics } from '@/services/api/topic'
import { open } from '@/services/navigation/open'
import { TopicKind } from '@/wire/enums/content'
import type { Topic } from '@/wire/schemas/topic'
import { useFollowedTopics } from '@/stores/following'
import { Chip } from '@/ui/chip'
import { Icon } from '@/ui/icon'
import { messages } from './messages'
import './square-topics.scss'

const NONE: readonly Topic[] = []

/** What the square is about: the topics, a tick at those that the reader follows, and the way to all of them. */
export function SquareTopics() {
  const { page } = useAsyncPage((signal) => fetchTopics({ signal }), { isReadersOwn: true })
  const known = useFollowedTopics(page.status === 'ready' ? page.data : NONE)
  // Without them the posts stand alone.
  if (page.status !== 'ready') return <View className="square-topics" />
  const topics = known.filter(({ kind }) => kind === TopicKind.topic)
  return (
    <View className="square-topics">
      <View className="square-topics__row">
        {[...topics.filter(({ isFollowed }) => isFollowed), ...topics.filter(({ isFollowed }) => !isFollowed)].map(
          ({ id, name, isFollowed }) => (
            <View key={id} className="square-topics__chip">
              <Chip
                role="link"
                icon={isFollowed && <Icon name="check" size={16} />}
                onPress={() => void open('pages/topics/view', { id })}
              >
                {name}
              </Chip>
            </View>
          ),
        )}
        <View className="square-topics__chip">
          <Chip role="link" onPress={() => void open('pages/topiclist/view')}>
            {messages.allTopics}
          </Chip>
        </View>
      </View>
    </View>
  )
}
