import { book, calendar } from '@/wire/endpoints/appointment'
import type { AppointmentDetail, BookBody } from '@/wire/schemas/appointment'
import { ClientPlatform } from '@/wire/enums/platform'
import { ConsultationType } from '@/wire/enums/vehicle'
import { DAY_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { formatWeekday } from '@/domain/time/week'
import { ipOf, logInByPhone, phoneOf, type Customer } from './customer'
import { callAs } from './orders'
import type { Storefront } from '../browser/storefront'

const WISH = { consultationType: ConsultationType.testDrive, storeId: 'shanghai-jingan', modelId: 'vela-7' }

/** A drive at a shop with one car of each model and one to go along: who books an hour there fills it. */
export const SMALL_SHOP_WISH = { ...WISH, storeId: 'shanghai-xintiandi', modelId: 'vela-9' }

/** A day from today on, and how the page calls it. Each test has one of its own, since they share the shop. */
export const dayIn = (days: number): { day: string; label: string } => {
  const at = Date.now() + days * DAY_MS
  return { day: shanghaiDay(at), label: formatWeekday(at) }
}

/** Books the customer an hour. */
export const booked = async (
  storefront: Storefront,
  customer: Customer,
  hour: Pick<BookBody, 'consultationType' | 'storeId' | 'modelId' | 'startTime'>,
): Promise<AppointmentDetail> => {
  const body = {
    ...hour,
    driverName: 'Zhou Yining',
    clientPlatform: ClientPlatform.miniProgram,
    agreements: [{ id: 13, version: 11 }],
  }
  return callAs(storefront, customer, book, body)
}

/** Books the customer the last free hour that a shop in Shanghai has, far from where tests book. */
export const appointmentToCome = async (storefront: Storefront, customer: Customer): Promise<string> => {
  const { data: days } = await storefront.call(calendar, WISH)
  const slot = days?.days.flatMap(({ slots }) => slots).findLast(({ left }) => left > 0)
  return (await booked(storefront, customer, { ...WISH, startTime: slot?.startTime ?? '' })).id
}

/** The n-th shopper books an hour of the small shop, which is full then. */
export const fillHour = async (
  storefront: Storefront,
  n: number,
  startTime: string,
): Promise<{ id: string; token: string }> => {
  const customer = await logInByPhone(storefront, phoneOf(n), ipOf(n))
  const { id } = await booked(storefront, customer, { ...SMALL_SHOP_WISH, startTime })
  return { id, token: customer.token }
}
