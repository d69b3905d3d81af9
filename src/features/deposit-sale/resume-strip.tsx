import { Text, View } from '@tarojs/components'
import type { OrderListItem } from '@/wire/schemas/order'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { Countdown } from '@/widgets/countdown'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './resume-strip.scss'

interface ResumeStripProps {
  order: Pick<OrderListItem, 'modelName' | 'expirationTime'>
  onResume: () => void
  /** The order has run out. */
  onEnd: () => void
}

/** An order that waits for its payment, found again on the poster. */
export function ResumeStrip({ order, onResume, onEnd }: ResumeStripProps) {
  const { modelName, expirationTime } = order
  return (
    <View className="resume">
      <Pressable label={messages.resumeLabel(modelName)} onPress={onResume}>
        <View className="resume__face">
          {expirationTime === null ? (
            <Text>{messages.resumeDue(modelName)}</Text>
          ) : (
            <>
              <Text>{messages.resume(modelName)}</Text>
              <Countdown endMs={parseShanghai(expirationTime)} onEnd={onEnd} />
            </>
          )}
          <View className="resume__pay">
            {messages.resumePay}
            <Icon name="chevron" size={16} />
          </View>
        </View>
      </Pressable>
    </View>
  )
}
