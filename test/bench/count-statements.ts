import pg from 'pg'

/** Counts every statement that goes to PostgreSQL, those that begin and end a transaction among them. */
export const countStatements = () => {
  const prototype: { query: (...args: never[]) => unknown } = pg.Client.prototype
  const original = prototype.query
  let count = 0
  prototype.query = function counted(...args) {
    count += 1
    return original.apply(this, args)
  }
  return {
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const before = count
      await work()
      return count - before
    },
    stop: (): void => {
      prototype.query = original
    },
  }
}
