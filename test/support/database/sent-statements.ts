import pg from 'pg'
import type { SqlValue } from '../../../server/db/queryable'

/** A statement as it goes to PostgreSQL. */
export interface SentStatement {
  text: string
  values: readonly SqlValue[]
}

const statementOf = (config: unknown): SentStatement =>
  typeof config === 'string' ? { text: config, values: [] } : (config as SentStatement)

/** All that this process sends to PostgreSQL while some work is done, in its order, with what begins and ends transactions. */
export const sentDuring = async (work: () => Promise<unknown>): Promise<SentStatement[]> => {
  const prototype: { query: (...args: never[]) => unknown } = pg.Client.prototype
  const original = prototype.query
  const sent: SentStatement[] = []
  prototype.query = function kept(...args) {
    const [config] = args as readonly unknown[]
    const { text, values = [] } = statementOf(config)
    sent.push({ text, values })
    return original.apply(this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return sent
}
