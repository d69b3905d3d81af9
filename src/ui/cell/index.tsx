import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import type { PressableProps } from '@/ui/pressable/types'
import './index.scss'

export interface CellProps {
  label: string
  /** A second line under the label. */
  note?: string | undefined
  icon?: ReactNode
  /** Right side: text, a tag, an avatar, a switch. */
  value?: ReactNode
  /** What is to be chosen, while there is no value. */
  placeholder?: string
  /** Makes the whole cell a link with a chevron. */
  onPress?: PressableProps['onPress']
}

/** A row of a list: at least 52 high, hairline to the next. */
export function Cell({
  label,
  note,
  icon,
  placeholder,
  value = placeholder && <Text className="c-3">{placeholder}</Text>,
  onPress,
}: CellProps) {
  const content = (
    <>
      {icon}
      <View className="cell__label">
        {label}
        {note && <Text className="cell__note">{note}</Text>}
      </View>
      {value !== undefined && <View className="cell__value">{value}</View>}
    </>
  )
  if (!onPress) return <View className="cell">{content}</View>
  return (
    <Pressable className="cell cell--link" onPress={onPress}>
      {content}
      <Icon name="chevron" size={16} className="cell__chevron" />
    </Pressable>
  )
}
