import { ConsultationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { daysFrom } from '../../shop/calendar/shop-calendar'
import { readFreeDays, type Wish } from '../calendar/free-hours'
import { DAYS_AHEAD } from '../calendar/slots'
import { freeAdvisers, freeCars, holdFor, type Bookable } from './hold-statements'

/** An hour at a shop. */
export interface Hour extends Wish {
  storeId: string
  startAt: Date
}

/** @throws Refusal shopClosedThen on a day off, slotTaken for an hour that is no slot, begins too soon or too late. */
const checkCalendar = async (tx: Queryable, { storeId, startAt, ...wish }: Hour, now: Date): Promise<void> => {
  const day = shanghaiDay(startAt.getTime())
  if (!daysFrom(now.getTime(), DAYS_AHEAD).includes(day)) throw new Refusal(ErrorCode.slotTaken)
  const [shown] = await readFreeDays(tx, storeId, wish, [day], now)
  if (shown?.isOpen !== true) throw new Refusal(ErrorCode.shopClosedThen)
  const startTime = formatShanghai(startAt.getTime())
  if (!shown.slots.some((slot) => slot.startTime === startTime)) throw new Refusal(ErrorCode.slotTaken)
}

/** Holds the first of what is free. Who loses it to another caller, whose commit was waited for, looks again. */
const holdOne = async (
  tx: Queryable,
  appointmentId: string,
  startAt: Date,
  listFree: () => Promise<Bookable[]>,
): Promise<Bookable> => {
  for (let free = await listFree(); ; free = await listFree()) {
    const [first] = free
    if (first === undefined) throw new Refusal(ErrorCode.slotTaken)
    if (await holdFor(tx, { appointmentId, startAt, bookableId: first.id })) return first
  }
}

/**
 * Takes an hour for an appointment: a car, unless it is a talk, and a person, in this order for everybody.
 *
 * @returns which of the shop's people it is with.
 * @throws Refusal shopClosedThen, slotTaken.
 */
export const takeHour = async (tx: Queryable, appointmentId: string, hour: Hour, now: Date): Promise<number> => {
  await checkCalendar(tx, hour, now)
  const { storeId, startAt, modelId, consultationType } = hour
  if (consultationType === ConsultationType.testDrive)
    await holdOne(tx, appointmentId, startAt, () => freeCars(tx, storeId, startAt, modelId))
  const { adviserSort } = await holdOne(tx, appointmentId, startAt, () => freeAdvisers(tx, storeId, startAt))
  if (adviserSort === null) throw new Error(`${storeId} has a person without a place among its people`)
  return adviserSort
}
