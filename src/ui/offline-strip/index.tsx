import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { messages } from '@/ui/messages'
import './index.scss'

export interface OfflineStripProps {
  /** From when the page on screen is, and what is safe. */
  text: string
  onRetry: () => void | Promise<unknown>
}

/** Above the tab bar while there is no network. */
export function OfflineStrip({ text, onRetry }: OfflineStripProps) {
  return (
    <View className="offline-strip" role="status">
      <Icon name="wifi-off" size={20} />
      <View className="offline-strip__text">
        <Text className="offline-strip__title">{messages.noNetwork}</Text>
        {text}
      </View>
      <Button kind="ghost" isSmall onPress={onRetry}>
        {messages.tryAgain}
      </Button>
    </View>
  )
}
