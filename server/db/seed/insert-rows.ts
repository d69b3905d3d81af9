import type { Queryable } from '../queryable'

/** What a cell of a seeded row may hold; lists and objects become arrays or jsonb, as the column wants. */
type Cell = string | number | boolean | null | readonly Cell[] | { readonly [key: string]: Cell }

/** A row by column name. */
export type SeedRow = Readonly<Record<string, Cell>>

const hasRows = async (tx: Queryable, table: string): Promise<boolean> => {
  const row = await tx.one<{ has: boolean }>(`SELECT EXISTS (SELECT FROM ${table}) AS has`)
  return row?.has === true
}

/**
 * Inserts rows that all name the same columns, in one statement however many they are. A table that has rows takes those
 * that it lacks; an empty one must take them all, so that a mistake in the data shows.
 */
export const insertRows = async (tx: Queryable, table: string, rows: readonly SeedRow[]): Promise<void> => {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  const unlessThere = (await hasRows(tx, table)) ? 'ON CONFLICT DO NOTHING' : ''
  await tx.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ${unlessThere}`,
    [JSON.stringify(rows)],
  )
}
