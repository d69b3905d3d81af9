import { Text, View } from '@tarojs/components'
import { copyText } from '@/ui/popup/copy'
import { Pressable } from '@/ui/pressable'
import './index.scss'
import { messages } from './messages'

export interface CopiedValueProps {
  /** What is copied. */
  value: string
  /** How it reads, where that differs. */
  shown?: string
  /** What a tap does, read aloud: "Copy the order number". */
  label: string
}

/** A number among facts, and a link that copies it. */
export function CopiedValue({ value, shown = value, label }: CopiedValueProps) {
  return (
    <View className="copied-value">
      <Text>{shown}</Text>
      <Pressable className="copied-value__copy" label={label} onPress={() => void copyText(value)}>
        {messages.copy}
      </Pressable>
    </View>
  )
}
