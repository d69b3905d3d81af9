import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/icon'
import './index.scss'

export interface TickListProps {
  items: readonly string[]
}

/** What one gets, each line with a green tick. */
export function TickList({ items }: TickListProps) {
  return (
    <View role="list">
      {items.map((item) => (
        <View key={item} className="tick-list__item" role="listitem">
          <Icon name="check" size={16} className="tick-list__tick" />
          <Text className="grow">{item}</Text>
        </View>
      ))}
    </View>
  )
}
