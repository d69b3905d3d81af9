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
  onChoose: (startTime: string) => void
}

/** The days of a calendar and the hours of the one that is shown. */
export function Hours({ days, chosen, taken, nearest, near, onChoose }: HoursProps) {
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
        onChoose={(startTime) => {
          setLooked(undefined)
          onChoose(startTime)
        }}
      />
    </>
  )
}
