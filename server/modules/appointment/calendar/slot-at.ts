import type { Slot } from '@/wire/schemas/appointment'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { daysFrom } from '../../shop/calendar/shop-calendar'
import type { Asker } from './asker'
import { readFreeDays, type FreeDay, type Wish } from './free-hours'
import { DAYS_AHEAD } from './slots'

/** An hour at a shop. */
export interface Hour extends Wish {
  storeId: string
  startAt: Date
}

/** The day of an hour; none beyond the days that can be booked. */
const dayOf = async (
  db: Queryable,
  { storeId, startAt, consultationType, modelId }: Hour,
  asker: Asker,
): Promise<FreeDay | undefined> => {
  const day = shanghaiDay(startAt.getTime())
  if (!daysFrom(asker.now.getTime(), DAYS_AHEAD).includes(day)) return undefined
  const [shown] = await readFreeDays(db, storeId, { consultationType, modelId }, [day], asker)
  return shown
}

const slotOf = (day: FreeDay | undefined, startAt: Date): Slot | undefined => {
  const startTime = formatShanghai(startAt.getTime())
  return day?.slots.find((slot) => slot.startTime === startTime)
}

/**
 * An hour as the calendar shows it, full or not.
 *
 * @throws Refusal shopClosedThen on a day off, slotTaken for an hour that is no slot, begins too soon or too late.
 */
export const slotAt = async (db: Queryable, hour: Hour, asker: Asker): Promise<Slot> => {
  const day = await dayOf(db, hour, asker)
  if (day?.isOpen === false) throw new Refusal(ErrorCode.shopClosedThen)
  const slot = slotOf(day, hour.startAt)
  if (slot === undefined) throw new Refusal(ErrorCode.slotTaken)
  return slot
}

/** How many can book an hour; 0 for one that the calendar does not show. */
export const leftAt = async (db: Queryable, hour: Hour, asker: Asker): Promise<number> =>
  slotOf(await dayOf(db, hour, asker), hour.startAt)?.left ?? 0
