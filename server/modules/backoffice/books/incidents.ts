import { Type, type Static } from 'typebox'
import { ErrorCode } from '@/wire/errors'
import type { Database } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { author } from '../../../system/author'
import { settleIncident, type Incident } from '../../incident/incident-statements'
import { recordCall } from '../call/record-call'

const MAX_NOTE_LENGTH = 500

/** Asks for what waits for a person. */
export const incidentsBody = Type.Object({})

/** Which incident was settled, and how. */
export const settleBody = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  note: Type.String({ minLength: 1, maxLength: MAX_NOTE_LENGTH }),
})
export type SettleCall = Static<typeof settleBody>

/**
 * Marks an incident as settled, in the name of the key that calls.
 *
 * @throws Refusal notFound without an open incident of that number, conflict for a replay.
 */
export const settle = (database: Database, nonce: string, { id, note }: SettleCall, now: Date): Promise<Incident> =>
  database.transaction(async (tx) => {
    await recordCall(tx, { nonce, step: 'incident-settled', subject: String(id) }, now)
    const incident = await settleIncident(tx, { id, note, by: author().actor }, now)
    if (incident === undefined) throw new Refusal(ErrorCode.notFound)
    return incident
  })
