import { ConsultationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { slotAt, type Hour } from '../calendar/slot-at'
import { freeAdvisers, freeCars, holdFor, type Bookable } from './hold-statements'

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
  await slotAt(tx, hour, now)
  const { storeId, startAt, modelId, consultationType } = hour
  if (consultationType === ConsultationType.testDrive)
    await holdOne(tx, appointmentId, startAt, () => freeCars(tx, storeId, startAt, modelId))
  const { adviserSort } = await holdOne(tx, appointmentId, startAt, () => freeAdvisers(tx, storeId, startAt))
  if (adviserSort === null) throw new Error(`${storeId} has a person without a place among its people`)
  return adviserSort
}
