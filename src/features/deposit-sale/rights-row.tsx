import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/icon'
import { useIsLargeText } from '@/ui/page/screen-frame'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './rights-row.scss'

interface RightsRowProps {
  /** The first right of the deposit on sale. */
  right: string
  onOpen: () => void
}

/** What the deposit brings, in one line; opens all of it. In large type the line is the right's alone, so that no amount is cut. */
export function RightsRow({ right, onOpen }: RightsRowProps) {
  const isLarge = useIsLargeText()
  return (
    <Pressable className="rights-row" label={messages.rightsOf(right)} onPress={onOpen}>
      <View className="rights-row__line">
        <Icon name="gift" size={20} />
        <Text className="rights-row__text">{right}</Text>
        {!isLarge && <Text className="rights-row__more">{messages.rights}</Text>}
        <Icon name="chevron" size={16} />
      </View>
    </Pressable>
  )
}
