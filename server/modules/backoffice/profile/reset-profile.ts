import { Type, type Static } from 'typebox'
import { idText, valueOf } from '@/wire/schemas/parts'
import type { Database } from '../../../db/queryable'
import { ProfilePart, resetProfile, type SeenProfile } from '../../account/reset-profile'
import { recordCall } from '../call/record-call'

/** The parts that a call may name. */
export const RESETTABLE = Object.values(ProfilePart)

/** Whose profile shows something that should not stand, and what of it. */
export const resetBody = Type.Object({
  accountId: idText(),
  parts: Type.Array(valueOf(ProfilePart), { minItems: 1, maxItems: RESETTABLE.length, uniqueItems: true }),
})
export type ResetCall = Static<typeof resetBody>

/** What others see of the account from now on. */
export interface ResetReply extends SeenProfile {
  accountId: string
}

/**
 * Takes away a nickname or a portrait that should not stand; one that is gone already stays so.
 *
 * @throws Refusal accountNotFound, conflict for a replay.
 */
export const resetSeenProfile = (
  database: Database,
  nonce: string,
  { accountId, parts }: ResetCall,
  now: Date,
): Promise<ResetReply> =>
  database.transaction(async (tx) => {
    await recordCall(tx, { nonce, step: 'profile-reset', subject: `${accountId} ${parts.join(' ')}` }, now)
    return { accountId, ...(await resetProfile(tx, accountId, parts, now)) }
  })
