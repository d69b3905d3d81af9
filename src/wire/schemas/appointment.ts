import { Type, type Static } from 'typebox'
import {
  AppointmentLimit,
  AppointmentPraise,
  AppointmentScope,
  AppointmentStatus,
  ChangeReason,
} from '../enums/appointment'
import { ClientPlatform } from '../enums/platform'
import { ConsultationType } from '../enums/vehicle'
import { SeenAgreement } from './agreement'
import { PageQuery, pageOf } from './page'
import { count, day, degrees, flag, idText, nameText, nullable, text, valueOf, wallTime } from './parts'
import { Adviser } from './shop'

const MAX_AGREEMENTS = 4

const startTime = () =>
  Type.String({
    pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:00:00$',
    description: 'A whole hour, wall time of Asia/Shanghai, as the calendar gave it',
  })
const stars = () => Type.Integer({ minimum: 1, maximum: AppointmentLimit.stars })
const praise = () =>
  Type.Array(valueOf(AppointmentPraise), { uniqueItems: true, maxItems: Object.keys(AppointmentPraise).length })

/** What is booked: at which shop, about which model. */
const wish = {
  consultationType: valueOf(ConsultationType),
  storeId: idText('Id of the shop'),
  modelId: idText('Id of the model'),
}

/** What a calendar is asked for. */
export const CalendarQuery = Type.Object(wish)
export type CalendarQuery = Static<typeof CalendarQuery>

/** An hour that can be booked, or could (extension). */
export const Slot = Type.Object({
  startTime: wallTime(),
  left: count('How many can book it; 0 when it is full'),
})
export type Slot = Static<typeof Slot>

/** One day of a shop (extension). */
export const CalendarDay = Type.Object({
  day: day(),
  isOpen: flag('The shop is open on this day'),
  slots: Type.Array(Slot),
})
export type CalendarDay = Static<typeof CalendarDay>

/** The next thirty days of a shop, today first (extension). */
export const AppointmentCalendar = Type.Object({
  storeId: text(),
  storeName: text(),
  address: text(),
  cityCode: text(),
  days: Type.Array(CalendarDay),
})
export type AppointmentCalendar = Static<typeof AppointmentCalendar>

/** Where and when it would still be possible. */
export const NearestQuery = Type.Object({ ...wish, startTime: startTime() })
export type NearestQuery = Static<typeof NearestQuery>

/** A free hour near one that is gone (extension). */
export const FreeSlot = Type.Object({
  storeId: text(),
  storeName: text(),
  address: text(),
  startTime: wallTime(),
  left: count(),
  distanceMetres: nullable(count('From the shop that was asked for'), 'for that shop itself'),
})
export type FreeSlot = Static<typeof FreeSlot>

/** Those of the shop first, then those of other shops in its city at the same hour. */
export const FreeSlots = Type.Array(FreeSlot)

/** An hour that a customer wants to book, or to move an appointment to. */
const wanted = {
  ...wish,
  startTime: startTime(),
  appointmentId: Type.Optional(idText('The one that is to be moved')),
}

/** A free hour that a customer is about to book, or to move an appointment to. */
export const HoldBody = Type.Object(wanted)
export type HoldBody = Static<typeof HoldBody>

/** An hour that nobody else can book for some minutes (extension). */
export const HeldHour = Type.Object({ expirationTime: wallTime('Until when it is held') })
export type HeldHour = Static<typeof HeldHour>

/** A full hour that somebody wants to be told of; to move an appointment, it is one of the same shop, car and purpose. */
export const WaitBody = Type.Object(wanted)
export type WaitBody = Static<typeof WaitBody>

/** An hour that a customer waits for, or was told of, while it can be booked (extension). */
export const HourWait = Type.Object({
  id: text(),
  consultationType: valueOf(ConsultationType),
  storeId: text(),
  storeName: text(),
  modelId: text(),
  modelName: text(),
  startTime: wallTime(),
  appointmentId: nullable(text('The one that is to be moved to it'), 'where it is to be booked'),
  toldTime: nullable(wallTime(), 'until it has come free and a message was sent'),
})
export type HourWait = Static<typeof HourWait>

/** Those of one customer, the next hour first. */
export const HourWaits = Type.Array(HourWait)

export const WaitId = Type.Object({ id: idText('Id of the wait') })
export type WaitId = Static<typeof WaitId>

export const BookBody = Type.Object({
  ...wish,
  startTime: startTime(),
  driverName: nameText(AppointmentLimit.driverName, 'Who comes; of a test drive, who drives'),
  clientPlatform: valueOf(ClientPlatform),
  agreements: Type.Array(SeenAgreement, { maxItems: MAX_AGREEMENTS }),
})
export type BookBody = Static<typeof BookBody>

/** An appointment at a shop, as its owner sees it (extension). */
export const Appointment = Type.Object({
  id: text(),
  consultationType: valueOf(ConsultationType),
  status: valueOf(AppointmentStatus),
  modelId: text(),
  modelName: text(),
  carPoster: text(),
  storeId: text(),
  storeName: text(),
  address: text(),
  cityCode: text(),
  longitude: degrees(),
  latitude: degrees(),
  adviser: Adviser,
  startTime: wallTime(),
  endTime: wallTime(),
  driverName: text(),
  checkedInTime: nullable(wallTime(), 'until the shop has scanned the code'),
  drivenMetres: nullable(count(), 'where the shop did not tell'),
  stars: nullable(stars(), 'until it is reviewed'),
  praise: nullable(praise(), 'until it is reviewed'),
  mayChange: flag('It can be moved to another hour'),
  mayCancel: flag(),
  mayRate: flag(),
})
export type Appointment = Static<typeof Appointment>

/** An appointment with the code that is shown at the door. */
export const AppointmentDetail = Type.Object({ ...Appointment.properties, code: text('Twelve digits') })
export type AppointmentDetail = Static<typeof AppointmentDetail>

export const AppointmentPageQuery = Type.Object({ ...PageQuery.properties, scope: valueOf(AppointmentScope) })
export type AppointmentPageQuery = Static<typeof AppointmentPageQuery>

export const AppointmentPage = pageOf(Appointment)

const id = idText('Id of the appointment')

export const AppointmentId = Type.Object({ id })
export type AppointmentId = Static<typeof AppointmentId>

export const ChangeBody = Type.Object({
  id,
  startTime: startTime(),
  reason: Type.Optional(valueOf(ChangeReason)),
})
export type ChangeBody = Static<typeof ChangeBody>

export const CancelAppointmentBody = Type.Object({ id, reason: Type.Optional(valueOf(ChangeReason)) })
export type CancelAppointmentBody = Static<typeof CancelAppointmentBody>

export const RateBody = Type.Object({ id, stars: stars(), praise: praise() })
export type RateBody = Static<typeof RateBody>
