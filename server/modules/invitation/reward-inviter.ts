import type { EarningCause } from '@/wire/enums/points'
import type { Queryable } from '../../db/queryable'
import { earn } from '../points/earn'
import { holdInviterOf } from './invitation-statements'

/** Rewards who invited a customer for a stage that the customer has reached: once for each friend. */
export const rewardInviter = async (
  tx: Queryable,
  inviteeId: string,
  cause: EarningCause,
  now: Date,
): Promise<void> => {
  const inviterId = await holdInviterOf(tx, inviteeId)
  if (inviterId !== undefined) await earn(tx, { userId: inviterId, cause, reference: inviteeId }, now)
}
