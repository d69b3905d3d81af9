import { Text, View } from '@tarojs/components'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'

/** Says that nothing can be done with this order, and leads to a car of one's own. */
export function ReadOnlyBar({ modelId }: { modelId: string }) {
  return (
    <StickyBar>
      <View className="shared-order__mark">
        <ExtraIcon name="eye" size={20} />
        <Text>{messages.readOnly}</Text>
      </View>
      <Button
        kind="line"
        className="shared-order__configure"
        onPress={() => void open('pages/customization-car/index', { modelId })}
      >
        {messages.configure}
      </Button>
    </StickyBar>
  )
}
