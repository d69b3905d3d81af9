import { ErrorCode } from '@/wire/errors'
import type { CalendarQuery } from '@/wire/schemas/appointment'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { findAppointment } from '../appointment-statements'
import { mayChange } from '../appointment-view'

const isForSame = (one: CalendarQuery, other: CalendarQuery): boolean =>
  one.storeId === other.storeId && one.modelId === other.modelId && one.consultationType === other.consultationType

/**
 * Looks whether a customer's appointment can be moved to an hour: moving leaves its shop, its car and its purpose as they are.
 *
 * @throws Refusal appointmentNotFound, appointmentChanged when it is too late, invalidField for what it is not moved to.
 */
export const checkMovable = async (
  tx: Queryable,
  { userId, now }: { userId: string; now: Date },
  appointmentId: string,
  wish: CalendarQuery,
): Promise<void> => {
  const row = await findAppointment(tx, userId, appointmentId)
  if (row === undefined) throw new Refusal(ErrorCode.appointmentNotFound)
  if (!mayChange(row, now)) throw new Refusal(ErrorCode.appointmentChanged)
  if (!isForSame(row, wish)) throw new Refusal(ErrorCode.invalidField, { field: 'appointmentId' })
}
