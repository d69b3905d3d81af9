import type { Queryable } from '../../../server/db/queryable'
import { sentDuring, type SentStatement } from '../../support/database/sent-statements'

/** What some work sends to PostgreSQL with parameters, each text once. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<SentStatement[]> => {
  const sent = (await sentDuring(work)).filter(({ values }) => values.length > 0)
  return [...new Map(sent.map((statement) => [statement.text, statement])).values()]
}

/** How PostgreSQL does a statement, line by line. */
export const planOf = async (db: Queryable, { text, values }: SentStatement): Promise<string[]> => {
  const rows = await db.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values)
  return rows.map((row) => row['QUERY PLAN'])
}
