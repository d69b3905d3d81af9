import { Text, View } from '@tarojs/components'
import type { PointsState } from '@/wire/schemas/points'
import { formatCount } from '@/domain/money/number-format'
import { dayText } from '@/domain/time/shanghai-time'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import { CheckInDays } from './check-in-days'
import './points-card.scss'

/** What of the balance needs saying: what is owed, else what ends first. */
const noteOf = ({ debt, ending: [first] }: PointsState): string => {
  if (debt > 0) return messages.owed(formatCount(debt))
  if (first === undefined) return messages.nothingEnds
  return messages.endOn(formatCount(first.points), dayText(first.day))
}

interface PointsCardProps {
  state: PointsState
  onCheckIn: () => Promise<void>
}

/** The balance, and the week of checking in. */
export function PointsCard({ state, onCheckIn }: PointsCardProps) {
  const { balance, isEndingSoon, checkIn } = state
  const today = checkIn.days[checkIn.dayOfSeven - 1]
  return (
    <View className="points-card">
      <View className="points-card__head">
        <View className="grow">
          <View className="points-card__label">{messages.balance}</View>
          <View className="points-card__balance">{formatCount(balance)}</View>
        </View>
        <Pressable
          className="points-card__rules"
          role="link"
          label={messages.pointsRule}
          onPress={() => void open('pages/integral/integral-rule')}
        >
          {messages.rules}
          <Icon name="chevron" size={16} />
        </Pressable>
      </View>
      <View className={isEndingSoon ? 'points-card__note points-card__note--soon' : 'points-card__note'}>
        {noteOf(state)}
      </View>
      <CheckInDays days={checkIn.days} today={checkIn.dayOfSeven} />
      <Button kind="white" isDisabled={checkIn.isDone} onPress={onCheckIn}>
        {checkIn.isDone ? messages.checkedInToday : messages.checkInFor(today?.points ?? 0)}
      </Button>
      <View className="points-card__day">
        <Text>{messages.dayOfSeven(checkIn.dayOfSeven)}</Text>
      </View>
    </View>
  )
}
