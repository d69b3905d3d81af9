import type { DeliveryEvaluation, SentEvaluation } from '@/wire/schemas/evaluation'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Database, Queryable } from '../../db/queryable'
import { signedLink } from '../file/file-link'
import { OrderEventKind } from '../order-record/history/order-event'
import { findDeliveredOrder } from './delivered-order'
import { findEvaluation, type EvaluationRow } from './evaluation-statements'
import type { KeyRing } from '../../secrets/key-ring'

/** What evaluations need: the secret signs the links to their photos. */
export interface EvaluationNeeds {
  database: Database
  secret: KeyRing
}

const sentView = ({ sentAt, photos, ...said }: EvaluationRow, secret: KeyRing, now: Date): SentEvaluation => ({
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
  const { model, car, place } = await findDeliveredOrder(database, userId, id)
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
