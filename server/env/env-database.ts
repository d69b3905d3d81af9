import { StartupError } from '../system/startup-error'
import { optional, readUrl, type Variables } from './env-values'

/** Which PostgreSQL, and how it is reached. */
export interface DatabaseAddress {
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl: string | null
  /** Whether a pooler stands before it that gives every transaction another session. */
  isDatabasePooled: boolean
  /** Where its replicas are read, for what may be a second old; null asks the database itself. */
  databaseReadUrl: string | null
}

const PROTOCOLS = ['postgres:', 'postgresql:']
const READ_URL = 'DATABASE_READ_URL'
const POOLER = 'DATABASE_POOLER'
const TRANSACTION = 'transaction'

const readPooler = (variables: Variables): boolean => {
  const pooler = optional(variables, POOLER)
  if (pooler === null) return false
  if (pooler !== TRANSACTION) throw new StartupError(`${POOLER} must be ${TRANSACTION}; it is "${pooler}".`)
  return true
}

/**
 * Reads where the database is.
 *
 * @throws StartupError for what tells more of a database than DATABASE_URL names.
 */
export const readDatabase = (variables: Variables): DatabaseAddress => {
  const databaseUrl = readUrl(variables, 'DATABASE_URL', PROTOCOLS)
  const databaseReadUrl = readUrl(variables, READ_URL, PROTOCOLS)
  const isDatabasePooled = readPooler(variables)
  const lonely = [READ_URL, POOLER].find((name) => optional(variables, name) !== null)
  if (databaseUrl !== null || lonely === undefined) return { databaseUrl, databaseReadUrl, isDatabasePooled }
  throw new StartupError(`${lonely} given without DATABASE_URL: the embedded database has neither replica nor pooler.`)
}
