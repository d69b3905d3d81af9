import type { Queryable } from '../db/queryable'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Takes the foreign keys away, so that tables can be filled in any order, and returns them for `addForeignKeys`. */
export const dropForeignKeys = async (tx: Queryable): Promise<ForeignKey[]> => {
  const keys = await tx.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  for (const { table, name } of keys) await tx.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`)
  return keys
}

/** Puts them back; PostgreSQL checks every row. */
export const addForeignKeys = async (tx: Queryable, keys: readonly ForeignKey[]): Promise<void> => {
  for (const { table, name, definition } of keys) {
    await tx.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`)
  }
}

/** Empties the tables: migrations write rows of their own. */
export const emptyTables = async (tx: Queryable, tables: readonly string[]): Promise<void> => {
  await tx.query(`TRUNCATE ${tables.map((table) => `"${table}"`).join(', ')}`)
}

/** The columns that are written: what PostgreSQL makes of the others it makes anew. */
export const writtenColumns = async (tx: Queryable, table: string): Promise<string[]> => {
  const rows = await tx.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Writes rows as they were dumped, with the ids that PostgreSQL gave them then. */
export const insertLines = async (
  tx: Queryable,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> => {
  const names = columns.map((name) => `"${name}"`).join(', ')
  await tx.query(
    `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    [`[${lines.join(',')}]`],
  )
}

/** Lets sequences go on where they were. */
export const setSequences = async (tx: Queryable, sequences: Readonly<Record<string, number>>): Promise<void> => {
  for (const [name, last] of Object.entries(sequences)) await tx.query('SELECT setval($1::regclass, $2)', [name, last])
}
