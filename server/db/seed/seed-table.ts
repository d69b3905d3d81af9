import type { ContentColumn, ContentTable } from '../content-columns'
import type { Queryable } from '../queryable'
import { keepUnitsOf } from './number-and-unit'

/** What a cell of a seeded row may hold; lists and objects become arrays or jsonb, as the column wants. */
type Cell = string | number | boolean | null | readonly Cell[] | { readonly [key: string]: Cell }

/** A row by column name. */
type SeedRow = Readonly<Record<string, Cell>>

/** The Chinese of a row of content: every column that both languages have. */
export type Chinese<Table extends ContentTable> = Readonly<Record<ContentColumn<Table>, Cell>>

/** Rows of a table, all naming the same columns. */
export interface SeedTable {
  name: string
  rows: readonly SeedRow[]
}

/** Rows of a table that shoppers read nothing of, or that one language serves. */
export const plainTable = (name: string, rows: readonly SeedRow[]): SeedTable => ({ name, rows })

/** Rows of a table of content, in English with their Chinese. */
export const contentTable = <Table extends ContentTable>(
  name: Table,
  rows: readonly (SeedRow & { readonly zh: Chinese<Table> })[],
): SeedTable => ({ name, rows })

/** The same for what is said of cars: numbers keep to their units. Agreements stay as they were agreed to. */
export const catalogueTable = <Table extends ContentTable>(
  name: Table,
  rows: readonly (SeedRow & { readonly zh: Chinese<Table> })[],
): SeedTable => contentTable(name, rows.map(keepUnitsOf))

const hasRows = async (tx: Queryable, table: string): Promise<boolean> => {
  const row = await tx.one<{ has: boolean }>(`SELECT EXISTS (SELECT FROM ${table}) AS has`)
  return row?.has === true
}

/**
 * Inserts rows in one statement however many they are. A table that has rows takes those that it lacks; an empty one must
 * take them all, so that a mistake in the data shows.
 */
export const insertTable = async (tx: Queryable, { name, rows }: SeedTable): Promise<void> => {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  const unlessThere = (await hasRows(tx, name)) ? 'ON CONFLICT DO NOTHING' : ''
  await tx.query(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb) ${unlessThere}`,
    [JSON.stringify(rows)],
  )
}
