import { EarningCause } from '@/wire/enums/points'
import type { InvitationState } from '@/wire/schemas/invitation'
import type { EarningRow } from '@/wire/schemas/points'
import type { Queryable } from '../../db/queryable'
import { earningRows } from '../points/earning-rows'
import { EARNING_RULES } from '../points/earning-rules'
import { STAGES } from './invitation-policy'
import { countStages, paidByStage } from './invitation-statements'
import { ownCode } from './own-code'

const isStage = (cause: EarningCause): boolean => STAGES.some((stage) => stage === cause)

/** What inviting earns, stage by stage. */
export const stageRewards = (): EarningRow[] => earningRows().filter(({ cause }) => isStage(cause))

/** A customer's code, and how far those got who came by it: counts, never who. */
export const readInvitations = async (db: Queryable, userId: string): Promise<InvitationState> => {
  const code = await ownCode(db, userId)
  const counts = await countStages(db, userId)
  if (counts === undefined) throw new Error('an aggregate answered no row')
  const held = counts.onHold * EARNING_RULES[EarningCause.friendLocked].points
  const paidFor = await paidByStage(db, userId)
  const rewards = stageRewards().map((row) => ({ ...row, paid: paidFor.get(row.cause) ?? 0 }))
  const paid = rewards.reduce((sum, row) => sum + row.paid, 0)
  return { code, ...counts, paid, held, rewards }
}
