import { OrderStatus, OrderType } from '@/wire/enums/order'
import type { Database } from '../../server/db/queryable'

/** `SKIP LOCKED`: time waits for nobody, and must not itself be what two transactions quarrel about. */
const someOf = (condition: string): string =>
  `SELECT id FROM orders WHERE ${condition} AND random() < $1 FOR UPDATE SKIP LOCKED`

const UNPAID = `status = ${OrderStatus.pendingPayment}`
const PAID_BIG = `order_type = ${OrderType.big} AND status = ${OrderStatus.paid}`

const EXPIRE = `UPDATE orders SET created_at = created_at - interval '1 hour', expires_at = now()
  WHERE id IN (${someOf(`${UNPAID} AND expires_at > now()`)})`
const LOCK = `UPDATE orders SET lock_expires_at = now()
  WHERE id IN (${someOf(`${PAID_BIG} AND lock_expires_at > now()`)})`

/** What the worker would come to later comes up now. */
const DUE = [
  'UPDATE payment_attempt SET next_ask_at = now() WHERE next_ask_at > now() AND random() < $1',
  'UPDATE refund SET next_try_at = now() WHERE next_try_at > now() AND random() < $1',
  'UPDATE outbox SET next_try_at = now() WHERE next_try_at > now() AND random() < $1',
]

/** Lets half an hour or a week pass for this share of what waits for it. The servers' clocks stay as they are. */
export const passHours = async (database: Database, share: number): Promise<void> => {
  for (const statement of [EXPIRE, LOCK, ...DUE]) await database.query(statement, [share])
}

const OPEN = `SELECT
  (SELECT count(*) FROM orders WHERE ${UNPAID})
  + (SELECT count(*) FROM payment_attempt WHERE next_ask_at IS NOT NULL)
  + (SELECT count(*) FROM refund WHERE status IN ('waiting', 'accepted'))
  + (SELECT count(*) FROM outbox WHERE delivered_at IS NULL) AS open`

/** How much is not at its end: orders that wait for money, questions, refunds and events that are under way. */
export const countOpen = async (database: Database): Promise<number> =>
  (await database.one<{ open: number }>(OPEN))?.open ?? Number.NaN
