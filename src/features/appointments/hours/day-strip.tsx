import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { CalendarDay } from '@/wire/schemas/appointment'
import { dayStart } from '@/domain/time/shanghai-time'
import { formatWeekday, weekdayName } from '@/domain/time/week'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import { hasFree } from './calendar-days'
import './day-strip.scss'

interface DayStripProps {
  days: readonly CalendarDay[]
  /** The day that is shown. */
  shown: string
  onShow: (day: string) => void
}

const labelOf = (day: CalendarDay): string => {
  const name = formatWeekday(dayStart(day.day))
  if (!day.isOpen) return messages.dayClosed(name)
  return hasFree(day) ? name : messages.dayFull(name)
}

/** The days of a calendar, one of which is shown; those without a free hour are struck through. */
export function DayStrip({ days, shown, onShow }: DayStripProps) {
  const arrowChoice = useArrowChoice(
    days.map(({ day }) => day),
    onShow,
  )
  return (
    <View className="day-strip" role="radiogroup" aria-label={messages.day}>
      {days.map((one) => (
        <Pressable
          key={one.day}
          className={classNames(
            'day-strip__day',
            one.day === shown && 'day-strip__day--on',
            !hasFree(one) && 'day-strip__day--none',
          )}
          role="radio"
          label={labelOf(one)}
          isChecked={one.day === shown}
          isSkippedByTab={one.day !== shown}
          onPress={() => onShow(one.day)}
          {...arrowChoice(one.day)}
        >
          <View className="day-strip__weekday">{weekdayName(dayStart(one.day))}</View>
          <View className="day-strip__number">{Number(one.day.slice(-2))}</View>
        </Pressable>
      ))}
    </View>
  )
}
