import { HOUR_MS } from '@/domain/time/duration'
import type { ServerContext } from '../context/server-context'
import { wakeByEvent } from '../modules/subscription/wake-by-event'
import { eachAtOnce } from './each-at-once'

const BATCH_SIZE = 100
/** A process that takes an event has this long to deliver it before another one does; twice as long after each failure. */
const LEASE_MS = 30_000

/** An event as it is handed to other systems. `id` is the same on every delivery, so that they can drop repeats. */
interface OutboxEvent {
  id: number
  kind: string
  reference: string
  payload: object
}

/** Hands an event to its listener; throws when it was not taken. */
export type DeliverEvent = (event: OutboxEvent) => Promise<void>

/** The listeners: the server's log, and the messages that wait for an event. */
export const tellListeners =
  ({ database, clock, logger }: Pick<ServerContext, 'database' | 'clock' | 'logger'>): DeliverEvent =>
  async (event) => {
    const { id, kind, payload } = event
    await wakeByEvent(database, event, clock.now())
    logger.info({ eventId: id, kind, ...payload }, 'event')
  }

/** Delivers the oldest due events, several at once and so in no order, each at least once. Returns how many were due. */
export const deliverOutbox = async (context: ServerContext, deliver: DeliverEvent): Promise<number> => {
  const { database, clock, logger } = context
  const now = clock.now()
  const due = await database.query<OutboxEvent>(
    `UPDATE outbox SET tries = tries + 1,
       next_try_at = $1::timestamptz + least($2 * 2 ^ least(tries, 20), $3) * interval '1 millisecond'
     WHERE id IN (SELECT id FROM outbox WHERE next_try_at <= $1 ORDER BY id LIMIT $4 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, reference, payload`,
    [now, LEASE_MS, HOUR_MS, BATCH_SIZE],
  )
  const delivered: number[] = []
  await eachAtOnce(due, logger, async (event) => {
    await deliver(event)
    delivered.push(event.id)
  })
  if (delivered.length === 0) return due.length
  await database.query('UPDATE outbox SET delivered_at = $2, next_try_at = NULL WHERE id = ANY($1)', [delivered, now])
  return due.length
}
