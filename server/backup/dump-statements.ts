import { seeOneMoment } from '../db/one-moment'
import type { Queryable } from '../db/queryable'

const BATCH = 500

/** From here on the transaction sees the database as it is now, whatever others commit. Returns a time just before. */
export const takeSnapshot = async (tx: Queryable): Promise<string> => {
  await seeOneMoment(tx)
  const row = await tx.one<{ at: string }>(
    `SELECT to_char(transaction_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`,
  )
  return row?.at ?? ''
}

/** The tables of the schema, by name. */
export const tableNames = async (db: Queryable): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  )
  return rows.map(({ name }) => name)
}

export const appliedMigrations = async (tx: Queryable): Promise<string[]> =>
  (await tx.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY name')).map(({ name }) => name)

/** Read after the rows: sequences keep no snapshot, and may only be too far, never too near. */
export const readSequences = async (tx: Queryable): Promise<Record<string, number>> => {
  const rows = await tx.query<{ name: string; last: number }>(
    `SELECT sequencename AS name, last_value AS last FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** The rows of a table, each as one line of JSON that PostgreSQL reads back exactly. */
export async function* rowsOf(tx: Queryable, table: string): AsyncGenerator<string[]> {
  await tx.query(
    // A column of type json keeps the line breaks between its parts; within its texts they are escaped.
    `DECLARE dump NO SCROLL CURSOR FOR SELECT replace(row_to_json(dumped)::text, E'\\n', ' ') AS line FROM "${table}" dumped`,
  )
  for (;;) {
    const rows = await tx.query<{ line: string }>(`FETCH ${BATCH} FROM dump`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.query('CLOSE dump')
}

/** The paths of all files that the snapshot knows. */
export const filePaths = async (tx: Queryable): Promise<string[]> =>
  (
    await tx.query<{ path: string }>(
      'SELECT path FROM stored_file UNION SELECT unnest(files) FROM published_picture ORDER BY path',
    )
  ).map(({ path }) => path)
