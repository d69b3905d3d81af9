import { randomUUID } from 'node:crypto'
import { book, hold, wait } from '@/wire/endpoints/appointment'
import type { BookBody, HoldBody, WaitBody } from '@/wire/schemas/appointment'
import { ClientPlatform } from '@/wire/enums/platform'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentStepCall } from '../../../server/modules/backoffice/appointment/appointment-step'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import type { Shop } from '../money/shop'
import { callOffice } from '../office/office'

/** A drive of Vela 7 at a shop with two cars of it and two people. */
export const driveWish = {
  consultationType: ConsultationType.testDrive,
  storeId: 'shanghai-jingan',
  modelId: 'vela-7',
}

/** A shop with one car of each model, and one to go along: who books an hour there fills it. */
export const SMALL_SHOP = 'shanghai-xintiandi'

/** The body of a booking, on Sunday at two unless it says otherwise. */
export const driveBooking = (changes: Partial<BookBody> = {}): BookBody => ({
  ...driveWish,
  startTime: '2026-11-22 14:00:00',
  driverName: 'Zhou Yining',
  clientPlatform: ClientPlatform.miniProgram,
  agreements: [{ id: 13, version: 11 }],
  ...changes,
})

/** An appointment, and whose it is. */
export interface BookedDrive {
  id: string
  code: string
  userId: string
  token: string
}

/** Books an hour for somebody. */
export const bookAs = (shop: Shop, token: string, changes?: Partial<BookBody>, key: string = randomUUID()) =>
  shop.server.call(book, driveBooking(changes), { token, idempotencyKey: key })

/** A new shopper with an appointment. */
export const bookedDrive = async (shop: Shop, changes?: Partial<BookBody>): Promise<BookedDrive> => {
  const { userId, token } = await shop.shopper()
  const answer = await bookAs(shop, token, changes)
  if (answer.code !== 200) throw new Error(`not booked: ${answer.msg}`)
  return { id: answer.data.id, code: answer.data.code, userId, token }
}

/** Holds an hour for somebody who is about to book it. */
export const holdAs = (shop: Shop, token: string, hour: HoldBody) => shop.server.call(hold, hour, { token })

/** Waits for an hour for somebody. */
export const waitAs = (
  shop: Shop,
  token: string,
  changes: Pick<WaitBody, 'startTime'> & Partial<WaitBody>,
  headers: Record<string, string> = {},
) => shop.server.call(wait, { ...driveWish, ...changes }, { token, headers })

/** A new shopper who waits for a full hour of the small shop. */
export const waitingShopper = async (shop: Shop, startTime: string): Promise<Omit<BookedDrive, 'code'>> => {
  const hour = { storeId: SMALL_SHOP, startTime }
  await bookedDrive(shop, hour)
  const { userId, token } = await shop.shopper()
  const { data } = await waitAs(shop, token, hour)
  return { id: data[0]?.id ?? '', userId, token }
}

/** Reports what a shop says of an appointment. */
export const driveStep = (shop: Shop, call: AppointmentStepCall) => callOffice(shop, OfficePath.appointment, call)

/** Reports several steps that all have to be taken. */
export const takeDriveSteps = async (
  shop: Shop,
  code: string,
  steps: readonly AppointmentStepCall['step'][],
): Promise<void> => {
  for (const step of steps) {
    const answer = await driveStep(shop, { step, code })
    if (answer.code !== 200) throw new Error(`${step} was refused: ${answer.msg}`)
  }
}
