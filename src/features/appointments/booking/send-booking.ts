import type { AppointmentDetail, BookBody, FreeSlot } from '@/wire/schemas/appointment'
import { ErrorCode } from '@/wire/errors'
import { bookAppointment } from '@/services/api/appointment'
import { withIdempotencyKey } from '@/services/idempotency/with-idempotency-key'
import { isDefinite, isLoggedOut, isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { nearestTo } from '../hours/nearest-to'

/** How booking ended; each has its own next step. */
export type BookingOutcome =
  | { kind: 'booked'; appointment: AppointmentDetail }
  /** Somebody was faster, or the shop stays closed: where and when it is still possible. */
  | { kind: 'gone'; isShopClosed: boolean; nearest: FreeSlot[] }
  | { kind: 'agreementOutdated'; text: string }
  /** An earlier try, whose reply was lost, has booked it with another name. */
  | { kind: 'bookedBefore' }
  /** The session ended: the login leads back here. */
  | { kind: 'loggedOut' }
  | { kind: 'unknown'; text: string }
  | { kind: 'refused'; text: string }

type Booking = Omit<BookBody, 'clientPlatform'>

const outcomeOfFailure = async (error: unknown, booking: Booking): Promise<BookingOutcome> => {
  const text = failureText(error)
  if (isRefusal(error, ErrorCode.slotTaken, ErrorCode.shopClosedThen))
    return {
      kind: 'gone',
      isShopClosed: isRefusal(error, ErrorCode.shopClosedThen),
      nearest: await nearestTo(booking),
    }
  if (isRefusal(error, ErrorCode.agreementOutdated)) return { kind: 'agreementOutdated', text }
  if (isRefusal(error, ErrorCode.idempotencyKeyReused)) return { kind: 'bookedBefore' }
  if (isLoggedOut(error)) return { kind: 'loggedOut' }
  return { kind: isDefinite(error) ? 'refused' : 'unknown', text }
}

/** What a key is kept for until it is known whether the hour was booked. */
export const bookingIntent = (
  hour: Pick<AppointmentDetail, 'consultationType' | 'storeId' | 'modelId' | 'startTime'>,
): string => `book:${hour.consultationType}:${hour.storeId}:${hour.modelId}:${hour.startTime}`

/** Books once: the key belongs to the hour, so that the same hour is not booked again after a lost reply. */
export const sendBooking = async (booking: Booking): Promise<BookingOutcome> => {
  try {
    const appointment = await withIdempotencyKey(bookingIntent(booking), (idempotencyKey) =>
      bookAppointment(booking, { idempotencyKey }),
    )
    return { kind: 'booked', appointment }
  } catch (error) {
    return outcomeOfFailure(error, booking)
  }
}
