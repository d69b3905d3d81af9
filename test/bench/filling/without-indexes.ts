import { createDatabase } from '../../../server/db/database'
import type { Queryable } from '../../../server/db/queryable'

interface Definition {
  name: string
  definition: string
}

/** Those that another table does not lean on: its rows could not be without them. */
const CONSTRAINTS = `
  SELECT conname AS name, pg_get_constraintdef(one.oid) AS definition FROM pg_constraint one
  WHERE conrelid = $1::regclass AND contype IN ('p', 'u', 'f') AND NOT (contype <> 'f' AND EXISTS (
    SELECT FROM pg_constraint leaning WHERE leaning.contype = 'f' AND leaning.conindid = one.conindid))`

const INDEXES = `
  SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
  WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`

/** Fills a table first and makes its indexes and constraints after it, as they were: row by row they take an hour. */
export const withoutIndexes = async (tx: Queryable, table: string, fill: () => Promise<unknown>): Promise<void> => {
  const constraints = await tx.query<Definition>(CONSTRAINTS, [table])
  for (const { name } of constraints) await tx.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const indexes = await tx.query<Definition>(INDEXES, [table])
  for (const { name } of indexes) await tx.query(`DROP INDEX ${name}`)
  await fill()
  await tx.query("SET LOCAL maintenance_work_mem = '512MB'")
  for (const { name, definition } of constraints)
    await tx.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  for (const { definition } of indexes) await tx.query(definition)
}

/** What autovacuum does in time, now: it is in no transaction, and takes longer than a statement of a shopper may. */
export const tidy = async (databaseUrl: string, tables: readonly string[]): Promise<void> => {
  const patient = createDatabase(databaseUrl, { maxConnections: 1, patience: { statementMs: 0, answerMs: 0 } })
  try {
    for (const table of tables) await patient.query(`VACUUM ANALYZE ${table}`)
  } finally {
    await patient.close()
  }
}
