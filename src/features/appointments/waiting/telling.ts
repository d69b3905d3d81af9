import type { HourWait } from '@/wire/schemas/appointment'
import { isSameHour, type GoneHour, type ShopHour } from '../booking/gone'
import { isWorthWaiting } from './until-text'

/** Whether the customer waits for an hour. */
export const isWaitedFor = (waits: readonly HourWait[], hour: ShopHour): boolean =>
  waits.some((wait) => wait.toldTime === null && isSameHour(wait, hour))

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
