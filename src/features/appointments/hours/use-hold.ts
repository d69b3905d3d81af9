import { useEffect, useRef, useState } from 'react'
import { ErrorCode } from '@/wire/errors'
import type { HoldBody } from '@/wire/schemas/appointment'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { holdHour } from '@/services/api/appointment'
import { isRefusal } from '@/services/request/errors'
import { useUser } from '@/stores/session'

/**
 * Holds an hour for the customer while they book it, or move an appointment to it. A visitor's hour is held once they have
 * logged in; where it cannot be held, booking it says why.
 *
 * @param hour - the same object until another hour is chosen.
 * @param onTaken - somebody was faster: the calendar is another one.
 * @returns until when it is held, in epoch ms.
 */
export function useHold(hour: HoldBody | undefined, onTaken: () => void): number | undefined {
  const userId = useUser()?.id
  const [held, setHeld] = useState<{ hour: HoldBody; untilMs: number }>()
  const latestTaken = useRef(onTaken)
  latestTaken.current = onTaken
  const before = useRef(Promise.resolve())
  useEffect(() => {
    if (userId === undefined || hour === undefined) return undefined
    let isLate = false
    const hold = async (): Promise<void> => {
      if (isLate) return
      try {
        const { expirationTime } = await holdHour(hour)
        if (!isLate) setHeld({ hour, untilMs: parseShanghai(expirationTime) })
      } catch (error) {
        if (!isLate && isRefusal(error, ErrorCode.slotTaken, ErrorCode.shopClosedThen)) latestTaken.current()
      }
    }
    // One after another: the server holds what it is asked for last.
    before.current = before.current.then(hold)
    return () => {
      isLate = true
    }
  }, [userId, hour])
  return held !== undefined && held.hour === hour ? held.untilMs : undefined
}
