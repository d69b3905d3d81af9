import { View } from '@tarojs/components'
import type { FreeSlot } from '@/wire/schemas/appointment'
import { kilometres } from '@/domain/area/nearest-first'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { formatClock } from '@/domain/time/week'
import { OptionRow } from '@/ui/option-row'
import { messages } from '../messages'
import { untilText } from '../waiting/until-text'
import { nearText } from '../when-text'

export interface NearestHoursProps {
  slots: readonly FreeSlot[]
  /** The shop and the hour that are chosen. */
  chosen: { storeId: string | undefined; startTime: string | undefined }
  onChoose: (slot: FreeSlot) => void
  /** The hour that is gone, where one may be told of it. */
  tell: { startTime: string; isOn: boolean; onChoose: () => void } | undefined
}

const placeOf = ({ storeName, distanceMetres, left }: FreeSlot): string => {
  const place = distanceMetres === null ? messages.sameShop : messages.otherShop(storeName, kilometres(distanceMetres))
  return left === 1 ? `${place} · ${messages.oneLeft}` : place
}

/** Whether there is anything to choose. */
export const hasNearest = ({ slots, tell }: NearestHoursProps): boolean => slots.length > 0 || tell !== undefined

/** The free hours nearest to one that is gone, and the way to be told of it. */
export function NearestHours({ slots, chosen, onChoose, tell }: NearestHoursProps) {
  return (
    <View role="radiogroup" aria-label={messages.nearestTitle}>
      {slots.map((slot) => (
        <OptionRow
          key={`${slot.storeId} ${slot.startTime}`}
          label={nearText(slot.startTime)}
          note={placeOf(slot)}
          isOn={slot.storeId === chosen.storeId && slot.startTime === chosen.startTime}
          onPress={() => onChoose(slot)}
        />
      ))}
      {tell && (
        <OptionRow
          label={messages.tellOf(formatClock(parseShanghai(tell.startTime)))}
          note={messages.oneMessage(untilText(tell.startTime))}
          isOn={tell.isOn}
          onPress={tell.onChoose}
        />
      )}
    </View>
  )
}
