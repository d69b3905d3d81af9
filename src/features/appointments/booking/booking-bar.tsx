import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { WaitBody } from '@/wire/schemas/appointment'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { HeldFor } from '../hours/held-for'
import { messages } from '../messages'
import { untilClock } from '../waiting/until-text'
import { whenText } from '../when-text'
import './booking-bar.scss'

interface BookingBarProps {
  /** What a booking is agreed to with. */
  agreement: ReactNode
  /** The chosen hour, while it can be booked. */
  startTime: string | undefined
  /** Until when it is held for the customer, in epoch ms. */
  heldUntilMs: number | undefined
  /** The full hour that the shopper wants to be told of. */
  toTell: WaitBody | undefined
  onBook: () => Promise<void>
  onTell: (hour: WaitBody) => Promise<unknown>
}

/** What was chosen, and the button that books it, or asks to be told. */
export function BookingBar({ agreement, startTime, heldUntilMs, toTell, onBook, onTell }: BookingBarProps) {
  const when = toTell?.startTime ?? startTime
  return (
    <StickyBar className="booking-bar" above={!toTell && agreement}>
      <View className="grow">
        <View className="t-strong">{when === undefined ? messages.chooseTime : whenText(when)}</View>
        <View className="booking-bar__note">
          {toTell ? (
            messages.oneMessage(untilClock(toTell.startTime))
          ) : (
            <HeldFor untilMs={heldUntilMs} otherwise={messages.chooseTimeText} />
          )}
        </View>
      </View>
      <Button isDisabled={when === undefined} onPress={toTell ? () => onTell(toTell) : onBook}>
        {toTell ? messages.tellMe : messages.book}
      </Button>
    </StickyBar>
  )
}
