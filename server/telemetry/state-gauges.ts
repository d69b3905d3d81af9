import { PayStatus } from '@/wire/enums/payment'

/** Something that is counted in the database when it is asked for: rows of `label` and `value`. */
export interface StateGauge {
  name: string
  help: string
  label: string
  /** `$1` is now. */
  sql: string
}

/** Work that falls due: its table, and the column that says when. Each has an index for it. */
const DUE = {
  outbox: 'next_try_at',
  payment_attempt: 'next_ask_at',
  refund: 'next_try_at',
  contract_signing: 'next_ask_at',
  file_removal: 'due_at',
} as const

const overDue = (value: (column: string) => string): string =>
  Object.entries(DUE)
    .map(
      ([table, column]) => `SELECT '${table}' AS label, ${value(column)} AS value FROM ${table} WHERE ${column} <= $1`,
    )
    .join(' UNION ALL ')

const payStatusNames = Object.entries(PayStatus)
  .map(([name, code]) => `WHEN ${code} THEN '${name}'`)
  .join(' ')

/** What a person who runs the shop wants to see of it. No label names a person. */
export const STATE_GAUGES: readonly StateGauge[] = [
  {
    name: 'vela_due_jobs',
    help: 'Pieces of work that are due and not done, by kind.',
    label: 'job',
    sql: overDue(() => 'count(*)::float8'),
  },
  {
    name: 'vela_due_lag_seconds',
    help: 'How long the oldest of them has been due: how far the worker lags behind.',
    label: 'job',
    sql: overDue((column) => `coalesce(extract(epoch FROM $1 - min(${column})), 0)::float8`),
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
