import { Text, View } from '@tarojs/components'
import type { LineState } from '@/wire/schemas/sale-line'
import { formatCount } from '@/domain/money/number-format'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { Countdown } from '@/widgets/countdown'
import { Tag } from '@/ui/tag'
import { LineBar } from './line-bar'
import { clockText, expectedText } from './line-texts'
import { messages } from './messages'
import './queue-card.scss'
import { useSpoken } from './use-spoken'

interface QueueCardProps {
  line: LineState
  /** The sale has opened, and the line moves. */
  isMoving: boolean
  /** The sale opens at this moment. */
  onOpen: () => void
}

/** The shopper's place, the time of the turn, and the line as a bar. */
export function QueueCard({ line, isMoving, onOpen }: QueueCardProps) {
  const { ahead, behind, letIn, startTime, letInAMinute } = line
  const place = formatCount(ahead + 1)
  const turn = expectedText(line)
  const spoken = useSpoken(messages.spokenPlace(place, turn))
  return (
    <View className="queue-card">
      <View className="queue-card__head">
        <View className="t-h2" role="heading" aria-level="2">
          {isMoving ? messages.movingUp : messages.inLine}
        </View>
        {isMoving && <Tag tone="orange">{messages.isOpen}</Tag>}
      </View>
      {isMoving ? (
        <View className="queue-card__line">{messages.pace(formatCount(letInAMinute))}</View>
      ) : (
        <View className="queue-card__line">
          <Text>{messages.opensIn}</Text>
          <Countdown endMs={parseShanghai(startTime)} onEnd={onOpen} />
          <Text>{messages.opensAt(clockText(startTime))}</Text>
        </View>
      )}
      <View className="queue-card__figures">
        <View>
          <View className="queue-card__name">{messages.yourPlace}</View>
          <View className="queue-card__place">{place}</View>
        </View>
        <View className="queue-card__turn">
          <View className="queue-card__name">{messages.yourTurn}</View>
          <View className="t-h2">{turn}</View>
        </View>
      </View>
      <View className="said" aria-live="polite">
        {spoken}
      </View>
      <LineBar first={isMoving ? letIn : ahead} isMoving={isMoving} hasOwn rest={isMoving ? ahead : behind} />
      <View className="queue-card__legend">
        <Text>{isMoving ? messages.letInBefore(formatCount(letIn)) : messages.before(formatCount(ahead))}</Text>
        <Text>{isMoving ? messages.before(formatCount(ahead)) : messages.behind(formatCount(behind))}</Text>
      </View>
    </View>
  )
}
