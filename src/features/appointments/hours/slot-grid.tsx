import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { CalendarDay, Slot } from '@/wire/schemas/appointment'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { formatClock } from '@/domain/time/week'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import type { GoneHour } from './gone'
import './slot-grid.scss'

interface SlotGridProps {
  day: CalendarDay
  /** The chosen hour, perhaps of another day. */
  chosen: string | undefined
  /** The hour that cannot be had, and why. */
  gone: GoneHour | null
  /** The free hours that are nearest to it. */
  nearest?: readonly string[] | undefined
  /** A full hour can be chosen, too. */
  isFullOpen?: boolean | undefined
  onChoose: (startTime: string) => void
}

const stateOf = ({ startTime, left }: Slot, gone: GoneHour | null): string => {
  if (left === 0) return startTime === gone?.startTime && gone.why === 'taken' ? messages.taken : messages.full
  return left === 1 ? messages.oneLeft : messages.free
}

/** The hours of a day, each with what is left of it; why there are none, where there are none. */
export function SlotGrid({ day, chosen, gone, nearest, isFullOpen = false, onChoose }: SlotGridProps) {
  const { slots, isOpen } = day
  const isOffered = ({ left }: Slot): boolean => left > 0 || isFullOpen
  const offered = slots.filter(isOffered).map(({ startTime }) => startTime)
  const arrowChoice = useArrowChoice(offered, onChoose)
  if (slots.length === 0) return <View className="slot-grid__none">{isOpen ? messages.noneLeft : messages.closed}</View>
  const reachedByTab = chosen !== undefined && offered.includes(chosen) ? chosen : offered[0]
  return (
    <View className="slot-grid" role="radiogroup" aria-label={messages.hour}>
      {slots.map((slot) => {
        const { startTime, left } = slot
        const clock = formatClock(parseShanghai(startTime))
        const state = stateOf(slot, gone)
        return (
          <Pressable
            key={startTime}
            className={classNames(
              'slot-grid__slot',
              left === 0 && 'slot-grid__slot--full',
              left === 0 && startTime === gone?.startTime && 'slot-grid__slot--gone',
              left > 0 && nearest?.includes(startTime) && 'slot-grid__slot--near',
              left > 0 && startTime === chosen && 'slot-grid__slot--on',
            )}
            role="radio"
            label={messages.slot(clock, state)}
            isChecked={isOffered(slot) && startTime === chosen}
            isDisabled={!isOffered(slot)}
            isSkippedByTab={startTime !== reachedByTab}
            onPress={() => onChoose(startTime)}
            {...(isOffered(slot) ? arrowChoice(startTime) : {})}
          >
            <View className="slot-grid__clock">{clock}</View>
            <View className="slot-grid__state">{state}</View>
          </Pressable>
        )
      })}
    </View>
  )
}
