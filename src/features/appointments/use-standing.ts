import type { Appointment } from '@/wire/schemas/appointment'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { useNow } from '@/hooks/use-now'
import { standingAt, type Standing } from './standing'

/** Where an appointment stands now; drawn anew as its hour ends. */
export function useStanding(appointment: Appointment): Standing {
  const endMs = parseShanghai(appointment.endTime)
  const nowMs = useNow((ms) => (ms < endMs ? endMs : Infinity))
  return standingAt(appointment, nowMs)
}
