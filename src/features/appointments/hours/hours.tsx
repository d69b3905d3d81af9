import { View } from '@tarojs/components'
import { useState } from 'react'
import type { CalendarDay } from '@/wire/schemas/appointment'
import { dayStart, formatMonth } from '@/domain/time/shanghai-time'
import { shownDay } from './calendar-days'
import { DayStrip } from './day-strip'
import type { GoneHour } from './gone'
import './hours.scss'
import { SlotGrid } from './slot-grid'

interface HoursProps {
  days: readonly CalendarDay[]
  /** Beside the name of the month. */
  note?: string
  chosen: string | undefined
  /** The hour that cannot be had: its day stays in sight. */
  gone: GoneHour | null
  /** The free hours that are nearest to it. */
  nearest?: readonly string[]
  /** The day of this time is shown while none is chosen. */
  near?: string
  /** A full hour can be chosen, too: there is a way to be told when it comes free. */
  isFullOpen?: boolean
  onChoose: (startTime: string) => void
}

/** The days of a calendar below the month of the one that is shown, and its hours. */
export function Hours({ days, note, chosen, gone, nearest, near, isFullOpen, onChoose }: HoursProps) {
  const [looked, setLooked] = useState<string>()
  const shown = shownDay(days, looked, chosen ?? gone?.startTime ?? near)
  if (shown === undefined) return null
  return (
    <>
      <View className="hours-head">
        <View className="t-h3" role="heading" aria-level="2">
          {formatMonth(dayStart(shown.day), 0)}
        </View>
        {note !== undefined && <View className="hours-head__note">{note}</View>}
      </View>
      <DayStrip days={days} shown={shown.day} onShow={setLooked} />
      <SlotGrid
        day={shown}
        chosen={chosen}
        gone={gone}
        nearest={nearest}
        isFullOpen={isFullOpen}
        onChoose={(startTime) => {
          setLooked(undefined)
          onChoose(startTime)
        }}
      />
    </>
  )
}
