import { Text, View } from '@tarojs/components'
import type { LineState } from '@/wire/schemas/sale-line'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { Countdown } from '@/widgets/countdown'
import { clockText } from './line-texts'
import { messages } from './messages'
import './queue-card.scss'

interface EarlyCardProps {
  line: LineState
  /** Tickets are given out from this moment on. */
  onOpen: () => void
}

/** It is too early for tickets: when they are given out. */
export function EarlyCard({ line: { lineOpensTime }, onOpen }: EarlyCardProps) {
  return (
    <View className="queue-card">
      <View className="t-h2" role="heading" aria-level="2">
        {messages.lineOpens(clockText(lineOpensTime))}
      </View>
      <View className="queue-card__line">
        <Countdown endMs={parseShanghai(lineOpensTime)} onEnd={onOpen} />
      </View>
      <View className="queue-card__line">
        <Text>{messages.lineOpensText}</Text>
      </View>
    </View>
  )
}
