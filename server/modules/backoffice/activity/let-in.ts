import { Type, type Static } from 'typebox'
import { idText } from '@/wire/schemas/parts'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Database } from '../../../db/queryable'
import { author } from '../../../system/author'
import { checkIn, type Visit } from '../../activity/check-in'
import { recordCall } from '../call/record-call'

/** Which code was scanned at the door of an activity. */
export const visitBody = Type.Object({ code: idText() })
export type VisitCall = Static<typeof visitBody>

/** Who comes in. */
export interface VisitReply extends Visit {
  visitedTime: string
}

/**
 * Lets in who shows a code at an activity, once for ever.
 *
 * @throws Refusal as `checkIn`; conflict for a replay.
 */
export const letIn = (database: Database, nonce: string, { code }: VisitCall, now: Date): Promise<VisitReply> =>
  database.transaction(async (tx) => {
    await recordCall(tx, { nonce, step: 'activity-visited', subject: code }, now)
    const visit = await checkIn(tx, code, author().actor, now)
    return { ...visit, visitedTime: formatShanghai(now.getTime()) }
  })
