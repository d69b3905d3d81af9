import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand/react'
import type { HotWord } from '@/wire/schemas/search'
import type { Topic } from '@/wire/schemas/topic'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchHotWords } from '@/services/api/search'
import { fetchTopics } from '@/services/api/topic'
import { open } from '@/services/navigation/open'
import type { CallOptions } from '@/services/request/call'
import { Chip } from '@/ui/chip'
import { ExtraIcon } from '@/ui/extra-icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { forgetHistory, history } from './history'
import { messages } from './messages'
import './start-view.scss'

const TOPICS_SHOWN = 3
/** Places that stand out. */
const FIRST_PLACES = 3
/** Width by height. */
const TOPIC_RATIO = 3 / 2

type OnSearch = (query: string) => void

const fetchStart = async (options: CallOptions): Promise<{ words: HotWord[]; topics: Topic[] }> => {
  const [words, topics] = await Promise.all([fetchHotWords(options), fetchTopics(options)])
  return { words, topics: topics.slice(0, TOPICS_SHOWN) }
}

/** Before anything is typed: what was searched here, what is searched most, and topics. */
export function StartView({ onSearch }: { onSearch: OnSearch }) {
  const { page, reload } = useAsyncPage((signal) => fetchStart({ signal }))
  return (
    <View className="search-start">
      <Recent onSearch={onSearch} />
      {page.status === 'ready' ? (
        <>
          <HotList words={page.data.words} onSearch={onSearch} />
          <TopicTiles topics={page.data.topics} />
        </>
      ) : (
        <LoadedOrNot page={page} onReload={reload} />
      )}
    </View>
  )
}

function Recent({ onSearch }: { onSearch: OnSearch }) {
  const queries = useStore(history)
  if (queries.length === 0) return null
  return (
    <View>
      <View className="search-start__head">
        <Heading>{messages.recent}</Heading>
        <Pressable className="search-start__clear" label={messages.clear} onPress={forgetHistory}>
          <ExtraIcon name="trash" size={20} />
        </Pressable>
      </View>
      <View className="search-start__chips">
        {queries.map((query) => (
          <Chip key={query} role="link" onPress={() => onSearch(query)}>
            {query}
          </Chip>
        ))}
      </View>
    </View>
  )
}

function Heading({ children }: { children: string }) {
  return (
    <View className="search-start__title" role="heading" aria-level="2">
      {children}
    </View>
  )
}

function HotList({ words, onSearch }: { words: readonly HotWord[]; onSearch: OnSearch }) {
  if (words.length === 0) return null
  return (
    <View>
      <Heading>{messages.hot}</Heading>
      <View role="list">
        {words.map(({ word, isNew }, index) => (
          <View key={word} className="search-start__row" role="listitem">
            <Pressable className="search-start__word" role="link" onPress={() => onSearch(word)}>
              <Text className={index < FIRST_PLACES ? 'search-start__place--first' : 'search-start__place'}>
                {index + 1}
              </Text>
              <Text className="search-start__text">{word}</Text>
              {isNew && <Tag tone="blue">{messages.isNew}</Tag>}
            </Pressable>
          </View>
        ))}
      </View>
    </View>
  )
}

function TopicTiles({ topics }: { topics: readonly Topic[] }) {
  if (topics.length === 0) return null
  return (
    <View>
      <Heading>{messages.topics}</Heading>
      <View className="search-start__topics" role="list">
        {topics.map(({ id, name, cover }) => (
          <View key={id} className="search-start__topic" role="listitem">
            <Pressable
              className="search-start__tile"
              role="link"
              onPress={() => void open('pages/topics/view', { id })}
            >
              <Picture src={cover ?? ''} alt="" ratio={TOPIC_RATIO} />
              <View className="search-start__name">{name}</View>
            </Pressable>
          </View>
        ))}
      </View>
    </View>
  )
}
