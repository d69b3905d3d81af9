import type { FastifyInstance } from 'fastify'
import {
  book,
  calendar,
  cancel,
  change,
  detail,
  endWait,
  hold,
  nearest,
  page,
  rate,
  wait,
  waits,
} from '@/wire/endpoints/appointment'
import {
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
} from '@/wire/schemas/appointment'
import { NoPayload } from '@/wire/schemas/parts'
import { route } from '../../http/route'
import { bookHour } from './booking/book'
import { cancelAppointment, changeHour, rateAppointment } from './booking/change'
import { holdHour } from './booking/hold-hour'
import { nearestFree } from './calendar/nearest-free'
import { readCalendar } from './calendar/read-calendar'
import { readAppointment, readAppointments } from './read-appointments'
import { readWaits, stopWaiting, waitForHour } from './waiting/own-waits'

/** Test drives and talks about an order, at a shop (extensions; docs/rules/appointments.md). */
export const appointmentModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /app/appointment/calendar`: thirty days of a shop; 404 for an unknown shop, 409 for one that does not do this. */
  route(app, calendar, {
    schema: { request: CalendarQuery, reply: AppointmentCalendar },
    handler: ({ user, payload }) => readCalendar(database, payload, { userId: user?.id ?? null, now: clock.now() }),
  })

  /** `GET /app/appointment/nearest`: the free hours nearest to one that is gone. */
  route(app, nearest, {
    schema: { request: NearestQuery, reply: FreeSlots },
    handler: ({ user, payload }) => nearestFree(database, payload, { userId: user?.id ?? null, now: clock.now() }),
  })

  /** `POST /app/appointment/hold`: for some minutes, while the customer books or moves one; 409 when the hour is gone. */
  route(app, hold, {
    schema: { request: HoldBody, reply: HeldHour },
    handler: ({ userId, payload }) => holdHour(app, userId, payload),
  })

  /** `POST /app/appointment/book`: once for a key; 409 when the hour is gone or the shop closed. */
  route(app, book, {
    schema: { request: BookBody, reply: AppointmentDetail },
    handler: ({ userId, idempotencyKey, payload }) => bookHour(app, userId, idempotencyKey, payload),
  })

  /** `GET /app/appointment/waits`: the hours that the customer waits for, or was told of. */
  route(app, waits, {
    schema: { request: NoPayload, reply: HourWaits },
    handler: ({ userId }) => readWaits(database, userId, clock.now()),
  })

  /** `POST /app/appointment/wait`: until the hour comes free; 409 when it is, or there is too little time. */
  route(app, wait, {
    schema: { request: WaitBody, reply: HourWaits },
    handler: ({ userId, payload }) => waitForHour(app, userId, payload),
  })

  /** `POST /app/appointment/endWait`: takes a wait back; 404 for another person's. */
  route(app, endWait, {
    schema: { request: WaitId, reply: HourWaits },
    handler: ({ userId, payload }) => stopWaiting(app, userId, payload.id),
  })

  /** `GET /app/appointment/page`: the customer's own, by where they stand. */
  route(app, page, {
    schema: { request: AppointmentPageQuery, reply: AppointmentPage },
    handler: ({ userId, payload }) => readAppointments(database, userId, payload, clock.now()),
  })

  /** `GET /app/appointment/detail`: one with its code; 404 for another person's. */
  route(app, detail, {
    schema: { request: AppointmentId, reply: AppointmentDetail },
    handler: ({ userId, payload }) => readAppointment(database, userId, payload.id, clock.now()),
  })

  /** `POST /app/appointment/change`: to another hour; 409 when that is gone, or it is too late to change. */
  route(app, change, {
    schema: { request: ChangeBody, reply: AppointmentDetail },
    handler: ({ userId, payload }) => changeHour(app, userId, payload),
  })

  /** `POST /app/appointment/cancel`: until it begins; 409 afterwards. */
  route(app, cancel, {
    schema: { request: CancelAppointmentBody, reply: AppointmentDetail },
    handler: ({ userId, payload }) => cancelAppointment(app, userId, payload),
  })

  /** `POST /app/appointment/rate`: once, when it took place; 409 before, and for another review. */
  route(app, rate, {
    schema: { request: RateBody, reply: AppointmentDetail },
    handler: ({ userId, payload }) => rateAppointment(app, userId, payload),
  })
}
