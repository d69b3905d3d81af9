import { Text, View } from '@tarojs/components'
import { useCountdown } from '@/hooks/use-countdown'
import { clockText } from './clock-text'
import { messages } from '../messages'
import './closes-in.scss'

interface ClosesInProps {
  /** Epoch ms of the server. */
  endMs: number
  onEnd: () => void
}

/** The foot of an unpaid order's card; only this leaf is drawn again each second. */
export function ClosesIn({ endMs, onEnd }: ClosesInProps) {
  const remaining = useCountdown(endMs, onEnd)
  return (
    <View className="closes-in">
      <Text>{messages.closesIn}</Text>
      <Text className="t-strong" {...{ role: 'timer', 'aria-live': 'off' }}>
        {clockText(remaining)}
      </Text>
    </View>
  )
}
