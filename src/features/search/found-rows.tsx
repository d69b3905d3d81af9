import { View } from '@tarojs/components'
import { SearchKind } from '@/wire/enums/search'
import { Chip } from '@/ui/chip'
import { FoundActivity } from './found-activity'
import { FoundArticle } from './found-article'
import { openThing, type FoundItem } from './found-item'
import './found-rows.scss'
import { FoundThingRow } from './found-thing-row'
import { messages } from './messages'

interface FoundRowsProps {
  /** Of one kind. */
  items: readonly FoundItem[]
  marks: readonly string[]
}

/** What was found of a kind, each as its kind is shown. */
export function FoundRows({ items, marks }: FoundRowsProps) {
  if (items[0]?.kind === SearchKind.hashtag) return <Hashtags items={items} />
  return (
    <View role="list">
      {items.map((item) => (
        <View key={item.id} className="found-rows__row" role="listitem">
          <FoundRow item={item} marks={marks} />
        </View>
      ))}
    </View>
  )
}

function FoundRow({ item, marks }: { item: FoundItem; marks: readonly string[] }) {
  if (item.kind === SearchKind.article) return <FoundArticle card={item.card} marks={marks} />
  if (item.kind === SearchKind.activity) return <FoundActivity card={item.card} marks={marks} />
  return <FoundThingRow thing={item.thing} marks={marks} />
}

function Hashtags({ items }: { items: readonly FoundItem[] }) {
  return (
    <View className="found-rows__row found-rows__tags">
      {items.map((item) =>
        'thing' in item ? (
          <Chip key={item.id} role="link" onPress={() => openThing(item.thing)}>
            {messages.hashtag(item.thing.title)}
          </Chip>
        ) : null,
      )}
    </View>
  )
}
