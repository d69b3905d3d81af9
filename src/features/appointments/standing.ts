import { AppointmentStatus } from '@/wire/enums/appointment'
import type { Appointment } from '@/wire/schemas/appointment'

/** Whether the shop has still to say how it ended; until then it takes the code of who has not come yet. */
export const isOpen = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === AppointmentStatus.booked || status === AppointmentStatus.confirmed
