import { get, post } from '../endpoint'
import type { NoPayload } from '../schemas/parts'
import type {
  AppointmentCalendar,
  AppointmentDetail,
  AppointmentId,
  AppointmentPage,
  AppointmentPageQuery,
  BookBody,
  CalendarQuery,
  CancelAppointmentBody,
  ChangeBody,
  FreeSlots,
  HeldHour,
  HoldBody,
  HourWaits,
  NearestQuery,
  RateBody,
  WaitBody,
  WaitId,
} from '../schemas/appointment'

export const calendar = get<typeof CalendarQuery, typeof AppointmentCalendar>('/app/appointment/calendar', {
  access: 'optional',
  extension: true,
})
export const nearest = get<typeof NearestQuery, typeof FreeSlots>('/app/appointment/nearest', {
  access: 'optional',
  extension: true,
})
/** Holds an hour for some minutes, in place of any other that the customer holds. */
export const hold = post<typeof HoldBody, typeof HeldHour>('/app/appointment/hold', { extension: true })
export const book = post<typeof BookBody, typeof AppointmentDetail>('/app/appointment/book', {
  idempotent: true,
  extension: true,
})
/** The full hours that the customer waits for, and those that they were told of. */
export const waits = get<typeof NoPayload, typeof HourWaits>('/app/appointment/waits', { extension: true })
/** Waits for a full hour; for the same hour of a shop again, it waits for what was asked last. */
export const wait = post<typeof WaitBody, typeof HourWaits>('/app/appointment/wait', { extension: true })
export const endWait = post<typeof WaitId, typeof HourWaits>('/app/appointment/endWait', { extension: true })
export const page = get<typeof AppointmentPageQuery, typeof AppointmentPage>('/app/appointment/page', {
  extension: true,
})
export const detail = get<typeof AppointmentId, typeof AppointmentDetail>('/app/appointment/detail', {
  extension: true,
})
/** Moves an appointment to another hour; the hour that it has changes nothing. */
export const change = post<typeof ChangeBody, typeof AppointmentDetail>('/app/appointment/change', { extension: true })
/** Cancelling again changes nothing. */
export const cancel = post<typeof CancelAppointmentBody, typeof AppointmentDetail>('/app/appointment/cancel', {
  extension: true,
})
/** Sends the one review of an appointment; the same again changes nothing, another one is 409. */
export const rate = post<typeof RateBody, typeof AppointmentDetail>('/app/appointment/rate', { extension: true })
