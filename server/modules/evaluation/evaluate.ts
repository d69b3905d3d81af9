import { isDeepStrictEqual } from 'node:util'
import type { EvaluationBody } from '@/contract/endpoints/evaluation'
import type { DeliveryEvaluation, SentEvaluation } from '@/contract/entities/evaluation'
import { OrderStatus, OrderType } from '@/contract/enums/order'
import { ErrorCode } from '@/contract/errors'
import { formatShanghai } from '@/domain/shanghai-time'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../errors'
import { checkOwnPrivateFiles } from '../file/check-own-files'
import { signedLink } from '../file/file-link'
import { findOwnOrder } from '../order/find-order'
import { OrderEventKind } from '../order/order-event'
import type { OrderRow } from '../order/order-row'
import { findEvaluation, insertEvaluation, type EvaluationRow } from './evaluation-store'

/** What evaluations need: the secret signs the links to their photos. */
export interface EvaluationNeeds {
  database: Database
  secret: string
}

/** @throws Refusal orderNotFound for another user's order, deliveryNotDone before the car is handed over. */
const deliveredOrder = async (db: Queryable, userId: string, id: string): Promise<OrderRow> => {
  const order = await findOwnOrder(db, userId, id)
  const isDelivered = order.orderType === OrderType.big && order.status === OrderStatus.complete
  if (!isDelivered) throw new Refusal(ErrorCode.deliveryNotDone)
  return order
}

const sentView = ({ sentAt, photos, ...said }: EvaluationRow, secret: string, now: Date): SentEvaluation => ({
  ...said,
  photos: photos.map((path) => ({ path, url: signedLink(secret, path, now) })),
  sentTime: formatShanghai(sentAt.getTime()),
})

const deliveredTime = async (db: Queryable, id: string): Promise<string | null> => {
  const sql = 'SELECT at FROM order_event WHERE order_id = $1 AND kind = $2 ORDER BY id DESC LIMIT 1'
  const event = await db.one<{ at: Date }>(sql, [id, OrderEventKind.delivered])
  return event === undefined ? null : formatShanghai(event.at.getTime())
}

/**
 * The delivery of one's own order, and what was sent of it.
 *
 * @throws Refusal orderNotFound, deliveryNotDone.
 */
export const readEvaluation = async (
  { database, secret }: EvaluationNeeds,
  userId: string,
  id: string,
  now: Date,
): Promise<DeliveryEvaluation> => {
  const { model, car, place } = await deliveredOrder(database, userId, id)
  const sent = await findEvaluation(database, id)
  return {
    id,
    modelName: model.modelName,
    carPoster: car?.picture ?? model.carPoster,
    centreName: place.store.dcName,
    deliveredTime: await deliveredTime(database, id),
    sent: sent === undefined ? null : sentView(sent, secret, now),
  }
}

const isSame = ({ id: _id, ...body }: EvaluationBody, { sentAt: _at, ...row }: EvaluationRow): boolean =>
  isDeepStrictEqual(body, row)

/**
 * Keeps the one evaluation of a delivery. The same one again, after a lost reply, changes nothing.
 *
 * @throws Refusal orderNotFound, deliveryNotDone, fileNotFound for another user's photo, invalidField for one that
 *   everybody could see, alreadyEvaluated when another one was sent.
 */
export const sendEvaluation = async (
  needs: EvaluationNeeds,
  userId: string,
  body: EvaluationBody,
  now: Date,
): Promise<DeliveryEvaluation> => {
  const { database } = needs
  await deliveredOrder(database, userId, body.id)
  await checkOwnPrivateFiles(database, userId, body.photos, 'photos')
  const said = { ...body, words: body.words.trim() }
  if (!(await insertEvaluation(database, said, now))) {
    const present = await findEvaluation(database, body.id)
    if (present === undefined || !isSame(said, present)) throw new Refusal(ErrorCode.alreadyEvaluated)
  }
  return readEvaluation(needs, userId, body.id, now)
}
