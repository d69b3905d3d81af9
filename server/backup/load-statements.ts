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

/** Writes rows as they were dumped, with the ids that PostgreSQL gave them then. */
export const insertLines = async (tx: Queryable, table: string, lines: readonly string[]): Promise<void> => {
  await tx.query(
    `INSERT INTO "${table}" OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    [`[${lines.join(',')}]`],
  )
}

/** Lets sequences go on where they were. */
export const setSequences = async (tx: Queryable, sequences: Readonly<Record<string, number>>): Promise<void> => {
  for (const [name, last] of Object.entries(sequences)) await tx.query('SELECT setval($1::regclass, $2)', [name, last])
}
