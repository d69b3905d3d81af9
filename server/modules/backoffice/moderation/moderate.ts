import { Type, type Static } from 'typebox'
import { ReportReason } from '@/wire/enums/content'
import { idText, valueOf } from '@/wire/schemas/parts'
import type { Database } from '../../../db/queryable'
import { hideComment } from '../../comment/hide-comment'
import { recordCall } from '../call/record-call'

/** Which comment or post is hidden, and why; without a reason it is shown again. */
export const moderateBody = Type.Object({ id: idText(), reason: Type.Optional(valueOf(ReportReason)) })
export type ModerateCall = Static<typeof moderateBody>

export const reportedBody = Type.Object({})

/**
 * Hides a comment from all but its writer, or shows it again.
 *
 * @throws Refusal commentNotFound, conflict for a replay.
 */
export const moderateComment = (
  database: Database,
  nonce: string,
  { id, reason }: ModerateCall,
  now: Date,
): Promise<{ id: string }> =>
  database.transaction(async (tx) => {
    const step = reason === undefined ? 'comment-shown' : 'comment-hidden'
    await recordCall(tx, { nonce, step, subject: id }, now)
    await hideComment(tx, id, reason ?? null, now)
    return { id }
  })
