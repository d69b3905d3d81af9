import { AppointmentStatus } from '@/wire/enums/appointment'
import type { Appointment } from '@/wire/schemas/appointment'
import { parseShanghai } from '@/domain/time/shanghai-time'

/**
 * Where an appointment stands for its owner: its status, or that its hour is over and the shop has still to say how it ended.
 */
export type Standing = AppointmentStatus | 'over'

/** Whether the shop has still to say how it ended; until then it takes the code of who has not come yet. */
export const isOpen = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === AppointmentStatus.booked || status === AppointmentStatus.confirmed

/** Where an appointment stands at a time. */
export const standingAt = (appointment: Pick<Appointment, 'status' | 'endTime'>, nowMs: number): Standing =>
  isOpen(appointment) && nowMs >= parseShanghai(appointment.endTime) ? 'over' : appointment.status
