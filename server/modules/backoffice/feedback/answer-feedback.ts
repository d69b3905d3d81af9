import { randomBytes } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { ErrorCode } from '@/wire/errors'
import { idText } from '@/wire/schemas/parts'
import type { Database } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { closeFeedback, insertMessage, ownerOfNumber } from '../../feedback/message-statements'
import { recordCall } from '../call/record-call'

const MAX_ANSWER = 1_000
const ID_BYTES = 16

/** What the brand answers to a feedback, and whether that is the end of it. */
export const answerBody = Type.Object({
  feedbackNo: idText(),
  text: Type.String({ minLength: 1, maxLength: MAX_ANSWER }),
  close: Type.Optional(Type.Boolean()),
})
export type AnswerCall = Static<typeof answerBody>

/**
 * Answers a feedback, once for each call.
 *
 * @throws Refusal feedbackNotFound for an unknown number, conflict for a replay.
 */
export const answerFeedback = (
  database: Database,
  nonce: string,
  { feedbackNo, text, close }: AnswerCall,
  now: Date,
): Promise<{ feedbackNo: string }> =>
  database.transaction(async (tx) => {
    await recordCall(tx, { nonce, step: 'feedback-answered', subject: feedbackNo }, now)
    const owner = await ownerOfNumber(tx, feedbackNo)
    if (owner === undefined) throw new Refusal(ErrorCode.feedbackNotFound)
    const id = randomBytes(ID_BYTES).toString('hex')
    await insertMessage(tx, owner.userId, owner.id, { id, isAnswer: true, content: text, saidAt: now })
    if (close === true) await closeFeedback(tx, owner.userId, owner.id, now)
    return { feedbackNo }
  })
