import { useState } from 'react'
import type { CalendarDay } from '@/wire/schemas/appointment'
import { shownDay } from './calendar-days'
import { DayStrip } from './day-strip'
import { SlotGrid } from './slot-grid'

interface HoursProps {
  days: readonly CalendarDay[]
  chosen: string | undefined
  /** The hour that somebody else has just taken: its day stays in sight. */
  taken?: string | undefined
  /** The free hours that are nearest to it. */
  nearest?: readonly string[]
  /** The day of this time is shown while none is chosen. */
  near?: string
  /** A full hour can be chosen, too: there is a way to be told when it comes free. */
  isFullOpen?: boolean
  onChoose: (startTime: string) => void
}

/** The days of a calendar and the hours of the one that is shown. */
export function Hours({ days, chosen, taken, nearest, near, isFullOpen, onChoose }: HoursProps) {
  const [looked, setLooked] = useState<string>()
  const shown = shownDay(days, looked, chosen ?? taken ?? near)
  if (shown === undefined) return null
  return (
    <>
      <DayStrip days={days} shown={shown.day} onShow={setLooked} />
      <SlotGrid
        day={shown}
        chosen={chosen}
        taken={taken}
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
