import { ConsultationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import type { Asker } from '../calendar/asker'
import { slotAt, type Hour } from '../calendar/slot-at'
import { freeAdvisers, freeCars, holdFor, releaseHeld, type Bookable, type Purpose } from './hold-statements'

/** Takes the first of what is free. Who loses it to another caller, whose commit was waited for, looks again. */
const takeOne = async (
  listFree: () => Promise<Bookable[]>,
  take: (one: Bookable) => Promise<boolean>,
): Promise<Bookable> => {
  for (let free = await listFree(); ; free = await listFree()) {
    const [first] = free
    if (first === undefined) throw new Refusal(ErrorCode.slotTaken)
    if (await take(first)) return first
  }
}

/**
 * Takes an hour: a car, unless it is a talk, and a person, in this order for everybody. Whatever else the customer held while
 * they chose is free again.
 *
 * @returns which of the shop's people it is with.
 * @throws Refusal shopClosedThen, slotTaken.
 */
export const takeHour = async (
  tx: Queryable,
  asker: Asker & { userId: string },
  hour: Hour,
  purpose: Purpose,
): Promise<number> => {
  await slotAt(tx, hour, asker)
  const { storeId, startAt, modelId, consultationType } = hour
  const take = ({ id }: Bookable) => holdFor(tx, asker, { bookableId: id, startAt, purpose })
  const drives = consultationType === ConsultationType.testDrive
  const cars = drives ? [await takeOne(() => freeCars(tx, asker, storeId, startAt, modelId), take)] : []
  const adviser = await takeOne(() => freeAdvisers(tx, asker, storeId, startAt), take)
  await releaseHeld(
    tx,
    asker.userId,
    startAt,
    [...cars, adviser].map(({ id }) => id),
  )
  if (adviser.adviserSort === null) throw new Error(`${storeId} has a person without a place among its people`)
  return adviser.adviserSort
}
