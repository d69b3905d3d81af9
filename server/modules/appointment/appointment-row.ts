import type { ConsultationType } from '@/wire/enums/vehicle'
import { AppointmentStatus, type AppointmentPraise } from '@/wire/enums/appointment'
import type { Adviser } from '@/wire/schemas/shop'
import { said } from '../../db/content-columns'

/** How an appointment can end. */
export type Outcome =
  | typeof AppointmentStatus.done
  | typeof AppointmentStatus.cancelled
  | typeof AppointmentStatus.missed

/** An appointment with its shop, car and person. */
export interface AppointmentRow {
  id: string
  code: string
  consultationType: ConsultationType
  modelId: string
  modelName: string
  carPoster: string
  storeId: string
  storeName: string
  address: string
  cityCode: string
  longitude: number
  latitude: number
  adviserName: Adviser['name']
  adviserRole: Adviser['role']
  adviserPhone: Adviser['phone']
  adviserAvatar: Adviser['avatar']
  startAt: Date
  driverName: string
  confirmedAt: Date | null
  checkedInAt: Date | null
  outcome: Outcome | null
  drivenMetres: number | null
  stars: number | null
  praise: AppointmentPraise[] | null
}

/** Those of `AppointmentRow` that are instants. */
export const APPOINTMENT_DATES = [
  'startAt',
  'confirmedAt',
  'checkedInAt',
] as const satisfies readonly (keyof AppointmentRow)[]

/** Where an appointment stands, which is stored nowhere twice. */
export const statusOf = ({
  outcome,
  confirmedAt,
}: Pick<AppointmentRow, 'outcome' | 'confirmedAt'>): AppointmentStatus =>
  outcome ?? (confirmedAt === null ? AppointmentStatus.booked : AppointmentStatus.confirmed)

/** Reads appointments under the names of `AppointmentRow`; a WHERE clause on `appointment` follows. */
export const selectAppointments = (): string => `
  SELECT appointment.id, code, consultation_type AS "consultationType", appointment.model_id AS "modelId",
    ${said('model', 'name')} AS "modelName", model.car_poster AS "carPoster", appointment.store_id AS "storeId",
    ${said('store', 'name')} AS "storeName", ${said('store', 'address')} AS address, city_code AS "cityCode", longitude, latitude,
    ${said('adviser', 'name')} AS "adviserName", ${said('adviser', 'role')} AS "adviserRole",
    adviser.phone AS "adviserPhone", avatar AS "adviserAvatar", start_at AS "startAt", driver_name AS "driverName",
    confirmed_at AS "confirmedAt", checked_in_at AS "checkedInAt", outcome, driven_metres AS "drivenMetres", stars, praise
  FROM appointment JOIN model ON model.id = appointment.model_id JOIN store ON store.id = appointment.store_id
    JOIN adviser ON adviser.store_id = appointment.store_id AND adviser.sort = adviser_sort`
