import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useStore } from 'zustand/react'
import { SearchKind, Spelling } from '@/wire/enums/search'
import type { FoundThing } from '@/wire/schemas/search'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { openThing } from './found-item'
import { forgetHistory, forgetSearch, history, rememberSearch } from './history'
import { Marked } from './marked'
import { MendedLine } from './mended-line'
import { messages } from './messages'
import './suggestion-list.scss'
import { useSuggestions } from './use-suggestions'

/** More would push what is suggested off the screen. */
const HISTORY_SHOWN = 3

const ICONS: Readonly<Record<SearchKind, ExtraIconName>> = {
  [SearchKind.model]: 'car',
  [SearchKind.article]: 'document',
  [SearchKind.activity]: 'calendar',
  [SearchKind.topic]: 'sparkle',
  [SearchKind.hashtag]: 'sparkle',
  [SearchKind.shop]: 'store',
  [SearchKind.help]: 'feedback',
}

interface SuggestionListProps {
  query: string
  onSearch: (query: string, spelling?: Spelling) => void
}

/** While somebody types: what it might mean, and what was searched before. */
export function SuggestionList({ query, onSearch }: SuggestionListProps) {
  const { mended, marks, things } = useSuggestions(query)
  const queries = useStore(history).slice(0, HISTORY_SHOWN)
  const openSuggested = (thing: FoundThing) => {
    rememberSearch(mended ?? query)
    void openThing(thing)
  }
  return (
    <View className="suggestions">
      {mended !== null && <MendedLine mended={mended} typed={query} onTyped={() => onSearch(query, Spelling.typed)} />}
      <View role="list">
        <Row icon={<Icon name="search" size={20} />} onPress={() => onSearch(query)}>
          {messages.searchFor(query)}
        </Row>
        {things.map((thing) => (
          <Row
            key={`${thing.kind} ${thing.id}`}
            icon={<ExtraIcon name={ICONS[thing.kind]} size={20} />}
            note={messages.oneOf[thing.kind]}
            onPress={() => openSuggested(thing)}
          >
            <Marked
              text={thing.kind === SearchKind.hashtag ? messages.hashtag(thing.title) : thing.title}
              marks={marks}
            />
          </Row>
        ))}
      </View>
      {queries.length > 0 && <Before queries={queries} onSearch={onSearch} />}
    </View>
  )
}

interface RowProps {
  icon: ReactNode
  note?: string
  onPress: () => void
  children: ReactNode
}

function Row({ icon, note, onPress, children }: RowProps) {
  return (
    <View className="suggestions__row" role="listitem">
      <Pressable className="suggestions__press" role="link" onPress={onPress}>
        <View className="suggestions__icon">{icon}</View>
        <View className="suggestions__text">{children}</View>
        {note !== undefined && <Text className="suggestions__note">{note}</Text>}
      </Pressable>
    </View>
  )
}

function Before({ queries, onSearch }: { queries: readonly string[]; onSearch: (query: string) => void }) {
  return (
    <View>
      <View className="suggestions__title" role="heading" aria-level="2">
        {messages.before}
      </View>
      <View role="list">
        {queries.map((query) => (
          <View key={query} className="suggestions__row" role="listitem">
            <Pressable className="suggestions__press" role="link" onPress={() => onSearch(query)}>
              <View className="suggestions__icon">
                <Icon name="clock" size={20} />
              </View>
              <View className="suggestions__text">{query}</View>
            </Pressable>
            <Pressable
              className="suggestions__forget"
              label={messages.forget(query)}
              onPress={() => forgetSearch(query)}
            >
              <Icon name="close" size={16} />
            </Pressable>
          </View>
        ))}
      </View>
      <View className="suggestions__foot">
        <Text>{messages.keptHere}</Text>
        <Button kind="link" isSmall onPress={forgetHistory}>
          {messages.clearAll}
        </Button>
      </View>
    </View>
  )
}
