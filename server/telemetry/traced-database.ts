import { SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import type { Database, Queryable } from '../db/queryable'

type Transaction = Database['transaction']

const oneLine = (sql: string): string => sql.replace(/\s+/g, ' ').trim()

/** The same database; every statement and transaction of a followed request has a span in its trace. */
export const tracedDatabase = (database: Database, tracer: Tracer): Database => {
  const inSpan = <Result>(name: string, sql: string | null, work: () => Promise<Result>): Promise<Result> => {
    // What nobody asked for, such as the worker's rounds, is no trace.
    if (trace.getActiveSpan() === undefined) return work()
    const attributes = { 'db.system.name': 'postgresql', ...(sql !== null && { 'db.query.text': oneLine(sql) }) }
    return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        return await work()
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })
  }
  const queryableOf = (queryable: Queryable): Queryable => ({
    query: (sql, params) => inSpan('statement', sql, () => queryable.query(sql, params)),
    one: (sql, params) => inSpan('statement', sql, () => queryable.one(sql, params)),
  })
  const traced =
    (transaction: Transaction): Transaction =>
    (work) =>
      inSpan('transaction', null, () => transaction((tx) => work(queryableOf(tx))))
  return {
    ...database,
    ...queryableOf(database),
    recent: queryableOf(database.recent),
    transaction: traced(database.transaction),
    hotTransaction: traced(database.hotTransaction),
  }
}
