import { Text, View } from '@tarojs/components'
import './footnotes.scss'
import { messages } from './messages'

/** What the numbers beside the names mean. */
export function Footnotes({ footnotes }: { footnotes: readonly string[] }) {
  if (footnotes.length === 0) return null
  return (
    <View className="footnotes">
      <View className="footnotes__title" role="heading" aria-level="2">
        {messages.notes}
      </View>
      {footnotes.map((text, index) => (
        <View key={text} className="footnotes__one">
          <Text className="footnotes__number">{index + 1}</Text>
          <Text className="grow">{text}</Text>
        </View>
      ))}
    </View>
  )
}
