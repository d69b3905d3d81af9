import type { Database, Queryable } from '../../db/queryable'

/** Whether parts of words can be found; without the extension pg_trgm it is their beginnings. */
export const hasTrigrams = async (db: Queryable): Promise<boolean> =>
  (await db.one(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`)) !== undefined

/**
 * Makes the index that this database can have, at each start: somebody may have added the extension since. Says whether
 * parts of words can be found.
 */
export const prepareSearch = (database: Database): Promise<boolean> =>
  database.patientTransaction(async (tx) => {
    await tx.query('SELECT index_for_search()')
    return hasTrigrams(tx)
  })

/** Reads anew the words that can be found, by which typing errors are mended; whoever searches meanwhile has the old ones. */
export const refreshWords = async (database: Database): Promise<void> => {
  await database.patientTransaction((tx) => tx.query('REFRESH MATERIALIZED VIEW CONCURRENTLY search_word'))
}
