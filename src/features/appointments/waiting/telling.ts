import type { HourWait, WaitBody } from '@/wire/schemas/appointment'
import { isSameHour, type GoneHour, type ShopHour } from '../hours/gone'
import { isWorthWaiting } from './until-text'

/** Whether the customer waits for an hour: to move another appointment to it, or to book it, is another wish. */
const isWaitedFor = (waits: readonly HourWait[], hour: WaitBody): boolean =>
  waits.some(
    (wait) => wait.toldTime === null && isSameHour(wait, hour) && wait.appointmentId === (hour.appointmentId ?? null),
  )

/** The full hour that the shopper wants to be told of, and does not wait for yet. */
export const toTellOf = (isToTell: boolean, full: WaitBody | undefined, waits: readonly HourWait[]) =>
  isToTell && full && !isWaitedFor(waits, full) ? full : undefined

/** The hour that is gone, where the shopper may be told of it: another car is another wish. */
export const tellableOf = (
  gone: GoneHour | null,
  { consultationType, modelId }: Pick<ShopHour, 'consultationType' | 'modelId'>,
  waits: readonly HourWait[],
): GoneHour | undefined => {
  if (gone === null || gone.why === 'closed') return undefined
  const isWished = gone.consultationType === consultationType && gone.modelId === modelId
  return isWished && isWorthWaiting(gone.startTime) && !isWaitedFor(waits, gone) ? gone : undefined
}
