import { AppointmentLimit } from '@/wire/enums/appointment'
import { HOUR_MS } from '../time/duration'

/** An appointment is made, and moved, at least this long before it begins. */
export const NOTICE_MS = AppointmentLimit.noticeHours * HOUR_MS

/** Until when an hour at a shop can be booked, in epoch ms. */
export const lastCallOf = (startMs: number): number => startMs - NOTICE_MS
