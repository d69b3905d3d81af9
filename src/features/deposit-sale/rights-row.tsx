import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './rights-row.scss'

interface RightsRowProps {
  /** The first right of the deposit on sale. */
  right: string
  onOpen: () => void
}

/** What the deposit brings, in one line; opens all of it. */
export function RightsRow({ right, onOpen }: RightsRowProps) {
  return (
    <Pressable className="rights-row" label={messages.rightsOf(right)} onPress={onOpen}>
      <View className="rights-row__line">
        <Icon name="gift" size={20} />
        <Text className="rights-row__text">{right}</Text>
        <Text className="rights-row__more">{messages.rights}</Text>
        <Icon name="chevron" size={16} />
      </View>
    </Pressable>
  )
}
