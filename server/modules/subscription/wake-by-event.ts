import type { Queryable } from '../../db/queryable'
import { kindOfEvent } from './order-scene'
import { wakeMessages } from './subscription-statements'

const ORDER_EVENT = 'order.'

/** An event of the outbox, as far as messages go. */
interface Happened {
  kind: string
  payload: object
}

/** Lets the messages fall due that wait for an event of an order. The event may come more than once. */
export const wakeByEvent = async (db: Queryable, { kind, payload }: Happened, now: Date): Promise<void> => {
  const awaited = kind.startsWith(ORDER_EVENT) ? kindOfEvent[kind.slice(ORDER_EVENT.length)] : undefined
  if (awaited === undefined || !('orderId' in payload) || typeof payload.orderId !== 'string') return
  await wakeMessages(db, payload.orderId, awaited, now)
}
