import { Text, View } from '@tarojs/components'
import type { LineState } from '@/wire/schemas/sale-line'
import { formatCount } from '@/domain/money/number-format'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { Countdown } from '@/widgets/countdown'
import { LineBar } from './line-bar'
import { expectedText } from './line-texts'
import { messages } from './messages'
import './queue-card.scss'

interface FullCardProps {
  line: LineState
  /** The next ticket is expected at this moment. */
  onEnd: () => void
}

/** No ticket is left: when the next one is expected, and how many cars are. */
export function FullCard({ line, onEnd }: FullCardProps) {
  const { capacity, letInAMinute, ahead, letIn, carsLeft, cars, turnTime } = line
  return (
    <View className="queue-card">
      <View className="t-h2" role="heading" aria-level="2">
        {messages.full}
      </View>
      <View className="queue-card__line">
        <Text>{messages.fullText(formatCount(capacity), formatCount(letInAMinute))}</Text>
      </View>
      <View className="queue-card__figures">
        <View>
          <View className="queue-card__name">{messages.nextTickets}</View>
          <View className="queue-card__next">{expectedText(line)}</View>
        </View>
        {turnTime !== null && <Countdown endMs={parseShanghai(turnTime)} onEnd={onEnd} />}
      </View>
      <LineBar first={letIn} isMoving hasOwn={false} rest={ahead} />
      <View className="queue-card__legend">
        <Text>{messages.inLineCount(formatCount(ahead))}</Text>
        <Text>{messages.carsLeft(formatCount(carsLeft), formatCount(cars))}</Text>
      </View>
    </View>
  )
}
