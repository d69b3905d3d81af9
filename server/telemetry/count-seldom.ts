import type { FastifyBaseLogger } from 'fastify'
import { SECOND_MS } from '@/domain/time/duration'
import type { Database } from '../db/queryable'
import type { Clock } from '../system/clock'
import { inTime } from '../system/in-time'
import { isRecent } from '../system/is-recent'
import { STATE_GAUGES } from './state-gauges'

/** However often and by however many it is asked for: the tables are counted this seldom. */
const COUNT_EVERY_MS = 15 * SECOND_MS
/** Whoever scrapes has given up by the time that a silent database is noticed. */
const PATIENCE_MS = 3 * SECOND_MS

interface Counted {
  label: string
  value: number
}

/** What was counted, by the name of the gauge. */
export type Counts = ReadonlyMap<string, readonly Counted[]>

interface Counting {
  database: Database
  clock: Clock
  log: FastifyBaseLogger
}

const countAll = async ({ database, log }: Counting, now: Date): Promise<Counts | null> => {
  const countings = STATE_GAUGES.map(
    async ({ name, sql }) => [name, await database.query<Counted>(sql, [now])] as const,
  )
  try {
    return new Map(await inTime(Promise.all(countings), PATIENCE_MS))
  } catch (error) {
    log.error({ err: error }, 'the figures of the database could not be counted')
    return null
  }
}

/** Counts everything that is counted in the database, seldom; null where the database does not answer. */
export const countSeldom = (counting: Counting): (() => Promise<Counts | null>) => {
  let countedMs = -Infinity
  let counts: Promise<Counts | null> = Promise.resolve(null)
  return () => {
    const now = counting.clock.now()
    if (!isRecent(countedMs, now.getTime(), COUNT_EVERY_MS)) {
      countedMs = now.getTime()
      counts = countAll(counting, now)
    }
    return counts
  }
}
