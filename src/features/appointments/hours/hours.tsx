import { useState } from 'react'
import type { CalendarDay } from '@/wire/schemas/appointment'
import { shownDay } from './calendar-days'
import { DayStrip } from './day-strip'
import type { GoneHour } from './gone'
import { SlotGrid } from './slot-grid'

interface HoursProps {
  days: readonly CalendarDay[]
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

/** The days of a calendar and the hours of the one that is shown. */
export function Hours({ days, chosen, gone, nearest, near, isFullOpen, onChoose }: HoursProps) {
  const [looked, setLooked] = useState<string>()
  const shown = shownDay(days, looked, chosen ?? gone?.startTime ?? near)
  if (shown === undefined) return null
  return (
    <>
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
