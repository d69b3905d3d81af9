import { AppointmentStatus } from '@/wire/enums/appointment'
import type { StatusHeadProps } from '@/ui/status-head'
import type { Standing } from './standing'

/** The colour of where an appointment stands. */
export const STATUS_TONES = {
  [AppointmentStatus.booked]: 'orange',
  [AppointmentStatus.confirmed]: 'orange',
  over: 'grey',
  [AppointmentStatus.done]: 'green',
  [AppointmentStatus.cancelled]: 'grey',
  [AppointmentStatus.missed]: 'grey',
} as const satisfies Record<Standing, StatusHeadProps['tone']>
