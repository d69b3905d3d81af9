import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import { SlipTile } from './slip-tile'
import { MAX_SLIPS } from './slips'
import type { Slips } from './use-slips'
import './slip-card.scss'

/** The pictures of the receipt, and the place for another one. */
export function SlipCard({ slips, add, retry, remove }: Slips) {
  return (
    <Card>
      <View className="t-h3" role="heading" aria-level="2">
        {messages.receipt}
      </View>
      <View className="slip-card__hint">{messages.receiptHint}</View>
      <View className="slip-card__tiles">
        {slips.map((slip, index) => (
          <SlipTile key={slip.key} slip={slip} number={index + 1} onRetry={() => retry(slip)} onRemove={() => remove(slip)} />
        ))}
        {slips.length < MAX_SLIPS && (
          <Pressable className="slip slip--add" label={messages.addLabel} onPress={() => void add()}>
            <ExtraIcon name="camera" size={24} />
            <Text>{messages.add}</Text>
          </Pressable>
        )}
      </View>
    </Card>
  )
}
