import pg from 'pg'
import type { Queryable, SqlValue } from '../../server/db/queryable'

interface Statement {
  text: string
  values: SqlValue[]
}

/** Keeps what is sent to PostgreSQL with parameters while some work is done, each text once. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const prototype: { query: (...args: never[]) => unknown } = pg.Client.prototype
  const original = prototype.query
  const sent = new Map<string, Statement>()
  prototype.query = function kept(...args) {
    const [config] = args as readonly unknown[]
    if (typeof config === 'object' && config !== null) {
      const { text, values } = config as Statement
      sent.set(text, { text, values })
    }
    return original.apply(this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return [...sent.values()]
}

/** How PostgreSQL does a statement, line by line. */
export const planOf = async (db: Queryable, { text, values }: Statement): Promise<string[]> => {
  const rows = await db.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values)
  return rows.map((row) => row['QUERY PLAN'])
}
