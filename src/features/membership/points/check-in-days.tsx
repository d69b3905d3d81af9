import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { CheckInDay } from '@/wire/schemas/points'
import { dayStart } from '@/domain/time/shanghai-time'
import { weekdayName } from '@/domain/time/week'
import { Icon } from '@/ui/icon'
import { messages } from '../messages'
import './check-in-days.scss'

interface CheckInDaysProps {
  days: readonly CheckInDay[]
  /** Which of them today is, from 1. */
  today: number
}

/** Seven days in a row: those that are done, today, and what the others bring. */
export function CheckInDays({ days, today }: CheckInDaysProps) {
  return (
    <View className="check-in-days" role="list">
      {days.map(({ day, points, isDone }, index) => {
        const isToday = index + 1 === today
        return (
          <View key={day} className="check-in-days__day" role="listitem">
            <View
              className={classNames(
                'check-in-days__tile',
                isDone && 'check-in-days__tile--done',
                isToday && 'check-in-days__tile--today',
              )}
            >
              {isDone ? <Icon name="check" size={16} /> : messages.plus(points)}
              {isDone && <Text className="said">{messages.done}</Text>}
            </View>
            <Text className={classNames('check-in-days__name', isToday && 'check-in-days__name--today')}>
              {isToday ? messages.today : weekdayName(dayStart(day))}
            </Text>
          </View>
        )
      })}
    </View>
  )
}
