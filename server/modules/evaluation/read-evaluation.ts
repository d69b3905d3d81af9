import type { DeliveryEvaluation, SentEvaluation } from '@/wire/schemas/evaluation'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Database } from '../../db/queryable'
import { together, type Statement } from '../../db/together'
import { timeText } from '../../http/time-text'
import { signedLink } from '../file/file-link'
import { OrderEventKind } from '../order-record/history/order-event'
import { ownOrder } from '../order-record/row/find-order'
import { theDeliveredOrder } from './delivered-order'
import { evaluationOf, type EvaluationRow } from './evaluation-statements'
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

const delivery = (id: string): Statement<{ at: Date }> => ({
  sql: 'SELECT at FROM order_event WHERE order_id = $1 AND kind = $2 ORDER BY id DESC LIMIT 1',
  params: [id, OrderEventKind.delivered],
  dates: ['at'],
})

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
  const rows = await together(database, { order: ownOrder(userId, id), sent: evaluationOf(id), delivery: delivery(id) })
  const { model, car, place } = theDeliveredOrder(rows.order)
  const [sent] = rows.sent
  return {
    id,
    modelName: model.modelName,
    carPoster: car?.picture ?? model.carPoster,
    centreName: place.store.dcName,
    deliveredTime: timeText(rows.delivery[0]?.at ?? null),
    sent: sent === undefined ? null : sentView(sent, secret, now),
  }
}
