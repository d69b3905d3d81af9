import type { Queryable, SqlValue } from './queryable'

/** A statement that has not run yet. */
export interface Statement<Row extends object = object> {
  sql: string
  params: readonly SqlValue[]
  /** Columns that are instants: as JSON they are text. */
  dates?: readonly (keyof Row & string)[]
}

/** Statements by name; each may refer to those before it by their names. */
export type Statements = Readonly<Record<string, Statement<never>>>

/** The rows of each. */
export type RowsOf<Asked extends Statements> = {
  [Name in keyof Asked]: NonNullable<Asked[Name]> extends Statement<infer Row> ? Row[] : never
}

const PLACEHOLDER = /\$(\d+)/g

/** Beyond what any server ever composes; a text that is made of values would show here. */
const MOST_KEPT = 500
const kept = new Map<string, string>()

/** The same texts come again and again: they are put together once. */
const composed = (entries: readonly (readonly [string, Statement<never>])[]): string => {
  const key = entries.map(([name, { sql }]) => `${name}:${sql}`).join('\n')
  const known = kept.get(key)
  if (known !== undefined) return known
  let before = 0
  const parts = entries.map(([name, { sql, params }]) => {
    const offset = before
    before += params.length
    return `"${name}" AS (${sql.replace(PLACEHOLDER, (_, n: string) => `$${Number(n) + offset}`)})`
  })
  const rows = entries.map(([name]) => `(SELECT coalesce(json_agg(one_row), '[]') FROM "${name}" one_row) AS "${name}"`)
  const text = `WITH ${parts.join(', ')} SELECT ${rows.join(', ')}`
  if (kept.size < MOST_KEPT) kept.set(key, text)
  return text
}

const revived = (row: Record<string, unknown>, dates: readonly string[]): object => {
  for (const name of dates) {
    const text = row[name]
    if (typeof text === 'string') row[name] = new Date(text)
  }
  return row
}

/** A reading statement that reads nothing and waits for no row unless one before it has answered a row. */
export const onlyAfter = <Row extends object>(before: string, { sql, ...rest }: Statement<Row>): Statement<Row> => ({
  ...rest,
  sql: `SELECT * FROM (${sql}) rows_after WHERE EXISTS (SELECT FROM ${before})`,
})

/** Runs a statement by itself. */
export const run = <Row extends object>(db: Queryable, { sql, params }: Statement<Row>): Promise<Row[]> =>
  db.query<Row>(sql, params)

/**
 * Runs statements as one: one way to the database and back for all of them. All see the database as it was when the
 * first began; what changes rows answers them by RETURNING. They run in their order, as far as one waits for rows that
 * others hold.
 */
export const together = async <Asked extends Statements>(db: Queryable, asked: Asked): Promise<RowsOf<Asked>> => {
  const entries = Object.entries(asked)
  const params = entries.flatMap(([, statement]) => statement.params)
  const row = await db.one<Record<string, Record<string, unknown>[]>>(composed(entries), params)
  return Object.fromEntries(
    entries.map(([name, { dates = [] }]) => [name, (row?.[name] ?? []).map((one) => revived(one, dates))]),
  ) as RowsOf<Asked>
}
