import type {
  Appointment,
  AppointmentCalendar,
  AppointmentDetail,
  AppointmentPageQuery,
  BookBody,
  CalendarQuery,
  CancelAppointmentBody,
  ChangeBody,
  FreeSlot,
  HeldHour,
  HoldBody,
  HourWait,
  NearestQuery,
  RateBody,
  WaitBody,
} from '@/wire/schemas/appointment'
import { ClientPlatform } from '@/wire/enums/platform'
import * as endpoints from '@/wire/endpoints/appointment'
import type { Page } from '@/wire/schemas/page'
import { checkSameId } from '@/domain/same-id'
import { staticUrl } from '../environment'
import { call, type CallOptions, type KeyedCallOptions } from '../request/call'

const withPictures = <One extends Appointment>(appointment: One): One => ({
  ...appointment,
  carPoster: staticUrl(appointment.carPoster),
  adviser: { ...appointment.adviser, avatar: staticUrl(appointment.adviser.avatar) },
})

/** The next thirty days of a shop (extension). Throws as `call`: shopNotFound, shopWithoutService, modelNotFound. */
export const fetchCalendar = (query: CalendarQuery, options?: CallOptions): Promise<AppointmentCalendar> =>
  call(endpoints.calendar, query, options)

/** The free hours nearest to one that is gone (extension). Throws as `fetchCalendar`. */
export const fetchNearestFree = (query: NearestQuery, options?: CallOptions): Promise<FreeSlot[]> =>
  call(endpoints.nearest, query, options)

/** The hours that the customer waits for, or was told of (extension). Throws as `call`. */
export const fetchWaits = (options?: CallOptions): Promise<HourWait[]> => call(endpoints.waits, {}, options)

/**
 * Waits for a full hour, and answers all that the customer waits for (extension).
 *
 * @throws ApiError as `call`: slotFree, slotTaken, shopClosedThen, appointmentAtSameTime, tooManyWaits, driveMessagesOff, of an
 *   appointment that is to be moved appointmentNotFound, appointmentChanged, and as `fetchCalendar`.
 */
export const waitForHour = (body: WaitBody, options?: CallOptions): Promise<HourWait[]> =>
  call(endpoints.wait, body, options)

/** Takes a wait back, and answers what is still waited for (extension). Throws as `call`: waitNotFound. */
export const endWait = (id: string, options?: CallOptions): Promise<HourWait[]> =>
  call(endpoints.endWait, { id }, options)

/**
 * Holds a free hour for some minutes, in place of any other that the customer holds (extension).
 *
 * @throws ApiError as `call`: slotTaken, shopClosedThen, appointmentAtSameTime, tooManyAppointments, appointmentNotFound,
 *   appointmentChanged, and as `fetchCalendar`.
 */
export const holdHour = (body: HoldBody, options?: CallOptions): Promise<HeldHour> =>
  call(endpoints.hold, body, options)

/**
 * Books an hour at a shop (extension).
 *
 * @throws ApiError as `call`: slotTaken, shopClosedThen, appointmentAtSameTime, tooManyAppointments, agreementOutdated, and
 *   as `fetchCalendar`.
 */
export const bookAppointment = async (
  body: Omit<BookBody, 'clientPlatform'>,
  options: KeyedCallOptions,
): Promise<AppointmentDetail> =>
  withPictures(await call(endpoints.book, { ...body, clientPlatform: ClientPlatform.miniProgram }, options))

/** A page of the customer's appointments (extension). Throws as `call`. */
export const fetchAppointments = async (
  query: AppointmentPageQuery,
  options?: CallOptions,
): Promise<Page<Appointment>> => {
  const page = await call(endpoints.page, query, options)
  return { ...page, records: page.records.map(withPictures) }
}

/** One appointment with its code (extension). Throws as `call`: appointmentNotFound. */
export const fetchAppointment = async (id: string, options?: CallOptions): Promise<AppointmentDetail> =>
  withPictures(checkSameId(id, await call(endpoints.detail, { id }, options)))

/** Moves an appointment (extension). Throws as `call`: slotTaken, shopClosedThen, appointmentChanged, appointmentAtSameTime. */
export const changeAppointment = async (body: ChangeBody, options?: CallOptions): Promise<AppointmentDetail> =>
  withPictures(checkSameId(body.id, await call(endpoints.change, body, options)))

/** Cancels an appointment (extension). Throws as `call`: appointmentChanged once it has begun or ended. */
export const cancelAppointment = async (
  body: CancelAppointmentBody,
  options?: CallOptions,
): Promise<AppointmentDetail> => withPictures(checkSameId(body.id, await call(endpoints.cancel, body, options)))

/** Sends the one review of an appointment (extension). Throws as `call`: appointmentChanged, alreadyRated. */
export const rateAppointment = async (body: RateBody, options?: CallOptions): Promise<AppointmentDetail> =>
  withPictures(checkSameId(body.id, await call(endpoints.rate, body, options)))
