import { View } from '@tarojs/components'
import type { FoundThing } from '@/wire/schemas/search'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { openThing } from './found-item'
import './found-rows.scss'
import { Marked } from './marked'
import { messages } from './messages'

/** A car, a topic, a shop or a help text that was found. */
export function FoundThingRow({ thing, marks }: { thing: FoundThing; marks: readonly string[] }) {
  const { kind, title, text, picture } = thing
  return (
    <Pressable className="found-row" role="link" onPress={() => void openThing(thing)}>
      {picture !== null && (
        <View className="found-row__picture found-row__picture--small">
          <Picture src={picture} alt="" ratio={1} drawnPx={64} />
        </View>
      )}
      <View className="found-row__words">
        <View className="found-row__title two-lines">
          <Marked text={title} marks={marks} />
        </View>
        <View className="found-row__text two-lines">
          {text === null ? messages.oneOf[kind] : <Marked text={text} marks={marks} />}
        </View>
      </View>
      <Icon name="chevron" size={16} className="found-row__chevron" />
    </Pressable>
  )
}
