import { Type, type Static } from 'typebox'
import { ReportReason } from '@/wire/enums/content'
import { idText, valueOf } from '@/wire/schemas/parts'
import type { Database } from '../../../db/queryable'
import { hideComment } from '../../comment/hide-comment'
import { hidePost } from '../../post/hide-post'
import { recordCall } from '../call/record-call'

/** Which comment or post is hidden, and why; without a reason it is shown again. */
export const moderateBody = Type.Object({ id: idText(), reason: Type.Optional(valueOf(ReportReason)) })
export type ModerateCall = Static<typeof moderateBody>

export const reportedBody = Type.Object({})

/** How what customers write is hidden from all but its writer, or shown again. */
const HIDING = { comment: hideComment, post: hidePost }

/**
 * Hides a comment or a post, or shows it again; what is shown already stays, and its reports are settled.
 *
 * @throws Refusal commentNotFound, articleNotFound for an unknown post, conflict for a replay.
 */
export const moderate = (
  what: keyof typeof HIDING,
  database: Database,
  nonce: string,
  { id, reason }: ModerateCall,
  now: Date,
): Promise<{ id: string }> =>
  database.transaction(async (tx) => {
    await recordCall(tx, { nonce, step: `${what}-${reason === undefined ? 'shown' : 'hidden'}`, subject: id }, now)
    await HIDING[what](tx, id, reason ?? null, now)
    return { id }
  })
