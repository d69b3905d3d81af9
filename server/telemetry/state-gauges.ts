import { OrderStatus } from '@/wire/enums/order'
import { PayStatus } from '@/wire/enums/payment'
import { SubscriptionState } from '@/wire/enums/subscription'
import { APP_IS_OPEN } from '../db/app-is-open'

/** Something that is counted in the database when it is asked for: rows of `label` and `value`. */
export interface StateGauge {
  name: string
  help: string
  label: string
  /** `$1` is now. */
  sql: string
}

/** Rows of a table, and the instant that counts of each. Each has an index for it. */
interface Rows {
  from: string
  at: string
  only?: string
}

/** Work that falls due, and when. What waits for the app to open is not due. */
const DUE: Readonly<Record<string, Rows>> = {
  outbox: { from: 'outbox', at: 'next_try_at' },
  payment_attempt: { from: 'payment_attempt', at: 'next_ask_at' },
  refund: { from: 'refund', at: 'next_try_at' },
  contract_signing: { from: 'contract_signing', at: 'next_ask_at' },
  file_removal: { from: 'file_removal', at: 'due_at' },
  appointment: { from: 'appointment', at: 'remind_at' },
  appointment_wait: { from: 'appointment_wait', at: 'look_at' },
  subscription: { from: 'subscription', at: 'send_at', only: `state = ${SubscriptionState.waiting}` },
  order_expiry: { from: 'orders', at: 'expires_at', only: `status = ${OrderStatus.pendingPayment} AND ${APP_IS_OPEN}` },
  order_lock: { from: 'orders', at: 'lock_expires_at', only: `status = ${OrderStatus.paid} AND ${APP_IS_OPEN}` },
  activity: { from: 'activity', at: 'draw_at', only: 'drawn_at IS NULL AND withdrawn_at IS NULL' },
  account: { from: 'account', at: 'delete_at' },
}

/**
 * Work that is in hand until somebody else has answered, and since when. To take it moves the time at which it is due
 * again, so while nobody answers it is due for no longer than a try takes.
 */
const IN_HAND: Readonly<Record<string, Rows>> = {
  outbox: { from: 'outbox', at: 'created_at', only: 'next_try_at IS NOT NULL' },
  // Whoever takes half an hour to pay is no outage: what counts is when the provider last said so.
  payment_attempt: {
    from: 'payment_attempt',
    at: 'greatest(created_at, answered_at)',
    only: 'next_ask_at IS NOT NULL',
  },
  refund: { from: 'refund', at: 'created_at', only: "next_try_at IS NOT NULL AND status = 'waiting'" },
  // The provider has it, and a bank may take days.
  accepted_refund: { from: 'refund', at: 'created_at', only: "next_try_at IS NOT NULL AND status = 'accepted'" },
}

const ofAll = (table: Readonly<Record<string, Rows>>, value: (at: string) => string): string =>
  Object.entries(table)
    .map(
      ([label, { from, at, only = 'true' }]) =>
        `SELECT '${label}' AS label, ${value(at)} AS value FROM ${from} WHERE ${at} <= $1 AND ${only}`,
    )
    .join(' UNION ALL ')

const oldest = (at: string): string => `coalesce(extract(epoch FROM $1 - min(${at})), 0)::float8`

const payStatusNames = Object.entries(PayStatus)
  .map(([name, code]) => `WHEN ${code} THEN '${name}'`)
  .join(' ')

/** What a person who runs the shop wants to see of it. No label names a person. */
export const STATE_GAUGES: readonly StateGauge[] = [
  {
    name: 'vela_due_jobs',
    help: 'Pieces of work that are due and not done, by kind.',
    label: 'job',
    sql: ofAll(DUE, () => 'count(*)::float8'),
  },
  {
    name: 'vela_due_lag_seconds',
    help: 'How long the oldest of them has been due: how far the worker lags behind.',
    label: 'job',
    sql: ofAll(DUE, oldest),
  },
  {
    name: 'vela_waiting_seconds',
    help: 'How long the oldest that is in hand has waited for an answer, however often it was asked for.',
    label: 'job',
    sql: ofAll(IN_HAND, oldest),
  },
  {
    name: 'vela_payments',
    help: 'Payments by state.',
    label: 'state',
    sql: `SELECT CASE status ${payStatusNames} END AS label, count(*)::float8 AS value
          FROM payment_attempt WHERE created_at <= $1 GROUP BY status`,
  },
  {
    name: 'vela_refunds',
    help: 'Refunds by state.',
    label: 'state',
    sql: 'SELECT status AS label, count(*)::float8 AS value FROM refund WHERE created_at <= $1 GROUP BY status',
  },
  {
    name: 'vela_incidents',
    help: 'Incidents that nobody has settled, by kind.',
    label: 'kind',
    sql: `SELECT kind AS label, count(*)::float8 AS value
          FROM incident WHERE settled_at IS NULL AND opened_at <= $1 GROUP BY kind`,
  },
  {
    name: 'vela_waiting_in_line',
    help: 'People who wait in the line of a sale, by sale.',
    label: 'sale',
    sql: `SELECT market_post_id AS label, count(*)::float8 AS value
          FROM line_ticket WHERE let_in_at IS NULL AND joined_at <= $1 GROUP BY market_post_id`,
  },
]
