import { isDeepStrictEqual } from 'node:util'
import type { EvaluationBody, DeliveryEvaluation } from '@/wire/schemas/evaluation'
import { EarningCause } from '@/wire/enums/points'
import { ErrorCode } from '@/wire/errors'
import { run } from '../../db/together'
import { Refusal } from '../../http/errors'
import { takeOwnFiles } from '../file/take-own-files'
import { earn } from '../points/earn'
import { holdAccount } from '../session/hold-account'
import { ownOrder } from '../order-record/row/find-order'
import { theDeliveredOrder } from './delivered-order'
import { evaluationOf, insertEvaluation, type EvaluationRow } from './evaluation-statements'
import { readEvaluation, type EvaluationNeeds } from './read-evaluation'

const isSame = ({ id: _id, ...said }: EvaluationBody, { sentAt: _at, ...kept }: EvaluationRow): boolean =>
  isDeepStrictEqual(said, kept)

/**
 * Keeps the one evaluation of a delivery, and rewards it. The same one again, after a lost reply, changes nothing.
 *
 * @throws Refusal orderNotFound, deliveryNotDone, fileNotFound for another user's photo, invalidField for one that
 *   everybody could see, alreadyEvaluated when another one was sent, sessionExpired.
 */
export const sendEvaluation = async (
  needs: EvaluationNeeds,
  userId: string,
  body: EvaluationBody,
  now: Date,
): Promise<DeliveryEvaluation> => {
  const { database } = needs
  theDeliveredOrder(await run(database, ownOrder(userId, body.id)))
  const said = { ...body, words: body.words.trim() }
  const isNew = await database.transaction(async (tx) => {
    await holdAccount(tx, userId)
    await takeOwnFiles(tx, userId, { paths: body.photos, isPrivate: true, field: 'photos' }, now)
    if (!(await insertEvaluation(tx, said, now))) return false
    const { id: orderId } = body
    await earn(tx, { userId, cause: EarningCause.review, reference: orderId, orderId }, now)
    return true
  })
  if (!isNew) {
    const [kept] = await run(database, evaluationOf(body.id))
    if (kept === undefined || !isSame(said, kept)) throw new Refusal(ErrorCode.alreadyEvaluated)
  }
  return readEvaluation(needs, userId, body.id, now)
}
