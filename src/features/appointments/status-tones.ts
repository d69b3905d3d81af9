import { AppointmentStatus } from '@/wire/enums/appointment'
import type { StatusHeadProps } from '@/ui/status-head'

/** The colour of each status. */
export const STATUS_TONES = {
  [AppointmentStatus.booked]: 'orange',
  [AppointmentStatus.confirmed]: 'orange',
  [AppointmentStatus.done]: 'green',
  [AppointmentStatus.cancelled]: 'grey',
  [AppointmentStatus.missed]: 'grey',
} as const satisfies Record<AppointmentStatus, StatusHeadProps['tone']>
