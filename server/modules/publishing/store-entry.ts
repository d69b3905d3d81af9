import type { Queryable } from '../../db/queryable'
import type { SeedTable } from '../../db/seed/seed-table'
import { rowsOf } from '../../db/written/rows-of'
import type { Entry, EntryKind } from '../../writing/entry'

/** Where the rows of an entry stand that have no life of their own: they are written anew with it. */
const PARTS: Partial<Record<EntryKind, readonly (readonly [table: string, owner: string])[]>> = {
  article: [
    ['article_media', 'article_id'],
    ['article_tab', 'article_id'],
    ['article_topic', 'article_id'],
  ],
  banner: [
    ['banner', 'id'],
    ['banner_draft', 'id'],
  ],
}

/** What a column becomes of a row that is there already. What was withdrawn stays so since the first time, until it is back. */
const changeOf = (table: string, column: string): string =>
  column === 'withdrawn_at'
    ? `withdrawn_at = CASE WHEN excluded.withdrawn_at IS NOT NULL
         THEN coalesce(${table}.withdrawn_at, excluded.withdrawn_at) END`
    : `${column} = excluded.${column}`

/** Inserts rows, or writes over those that are there; columns that no writer writes stay as they are. */
const upsert = async (tx: Queryable, { name, rows }: SeedTable): Promise<void> => {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  const changes = columns.filter((column) => column !== 'id').map((column) => changeOf(name, column))
  const onConflict = 'id' in first ? `ON CONFLICT (id) DO UPDATE SET ${changes.join(', ')}` : ''
  await tx.query(
    `INSERT INTO ${name} (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb) ${onConflict}`,
    [JSON.stringify(rows)],
  )
}

/** Clears what stands where the parts of some entries will: first of all of them, so that two may change places. */
export const clearParts = async (tx: Queryable, entries: readonly Entry[]): Promise<void> => {
  for (const { kind, id } of entries) {
    for (const [table, owner] of PARTS[kind] ?? []) await tx.query(`DELETE FROM ${table} WHERE ${owner} = $1`, [id])
  }
}

/** Stores an entry, in place of what stood there by its id. */
export const storeEntry = async (tx: Queryable, entry: Entry, now: Date): Promise<void> => {
  for (const table of rowsOf(entry, now)) await upsert(tx, table)
}
