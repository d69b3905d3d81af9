import type { Queryable, SqlValue } from './queryable'

/** So many rows go well within the time that a statement has, whatever else the database does. */
const BATCH_SIZE = 5_000

/**
 * Deletes all rows of a table that a condition holds for, some thousand at a time: however many have gathered, no statement
 * takes longer than it may, and what has gone stays gone when a later one fails.
 *
 * @param where - SQL over the table's own columns. It is asked again as a row goes, which may have changed meanwhile.
 */
export const deleteInBatches = async (
  database: Queryable,
  table: string,
  where: string,
  params: readonly SqlValue[],
): Promise<void> => {
  let gone: number
  do {
    const row = await database.one<{ gone: number }>(
      `WITH gone AS (
         DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${BATCH_SIZE}))
           AND ${where} RETURNING true)
       SELECT count(*)::integer AS gone FROM gone`,
      params,
    )
    gone = row?.gone ?? 0
  } while (gone === BATCH_SIZE)
}
