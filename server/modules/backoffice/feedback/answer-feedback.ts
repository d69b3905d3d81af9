import { Type, type Static } from 'typebox'
import { ErrorCode } from '@/wire/errors'
import { idText } from '@/wire/schemas/parts'
import type { Database } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { closeFeedback, insertAnswer, ownerOfNumber } from '../../feedback/message-statements'
import { recordCall } from '../call/record-call'

const MAX_ANSWER = 1_000

/** What the brand answers to a feedback, and whether that is the end of it. */
export const answerBody = Type.Object({
  feedbackNo: idText(),
  text: Type.String({ minLength: 1, maxLength: MAX_ANSWER }),
  close: Type.Optional(Type.Boolean()),
})
export type AnswerCall = Static<typeof answerBody>

/**
 * Answers a feedback. The same words again are the same answer until the customer has said something: the line of a call
 * whose reply was lost may be run once more. Other words are a further answer.
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
    await insertAnswer(tx, owner, text, now)
    if (close === true) await closeFeedback(tx, owner, now)
    return { feedbackNo }
  })
