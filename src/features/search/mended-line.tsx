import { Text, View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable'
import './mended-line.scss'
import { messages } from './messages'

interface MendedLineProps {
  mended: string
  typed: string
  onTyped: () => void
}

/** Which words were searched in place of those that were typed, and the way to insist on these. */
export function MendedLine({ mended, typed, onTyped }: MendedLineProps) {
  return (
    <View className="mended-line">
      <Text>{messages.showing} </Text>
      <Text className="mended-line__shown">{mended}</Text>
      <Text>{messages.insteadBefore}</Text>
      <Pressable className="mended-line__typed" label={messages.searchTyped(typed)} onPress={onTyped}>
        {typed}
      </Pressable>
      <Text>{messages.insteadAfter}</Text>
    </View>
  )
}
