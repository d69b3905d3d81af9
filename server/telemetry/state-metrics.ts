import { Counter, Gauge, type Registry } from 'prom-client'
import { SECOND_MS } from '@/domain/time/duration'
import type { Database } from '../db/queryable'
import type { Clock } from '../system/clock'
import { failedJobs } from '../system/failed-jobs'
import { STATE_GAUGES, type StateGauge } from './state-gauges'

/** However often and by however many it is asked for: the tables are counted this seldom. */
const COUNT_EVERY_MS = 15 * SECOND_MS

interface Counted {
  label: string
  value: number
}

const gaugeFor = (
  { name, help, label, sql }: StateGauge,
  database: Database,
  clock: Clock,
  registry: Registry,
): void => {
  let countedMs = -Infinity
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: async () => {
      const now = clock.now()
      if (now.getTime() - countedMs < COUNT_EVERY_MS) return
      const rows = await database.query<Counted>(sql, [now])
      countedMs = now.getTime()
      gauge.reset()
      for (const row of rows) gauge.set({ [label]: row.label }, row.value)
    },
  })
}

/** What is asked about again as soon as it failed is never long due: that it fails is seen here alone. */
const measureFailures = (registry: Registry): void => {
  const failures: Counter = new Counter({
    name: 'vela_failed_jobs_total',
    help: 'Failures of the worker in this process, by job: of the whole of it, or of one piece of its work.',
    labelNames: ['job'],
    registers: [registry],
    collect: () => {
      failures.reset()
      for (const [job, count] of failedJobs()) failures.inc({ job }, count)
    },
  })
}

/** Tells how full the pools of connections are, what of the worker fails, and what the database says of work and money. */
export const measureState = (database: Database, clock: Clock, registry: Registry): void => {
  const connections: Gauge = new Gauge({
    name: 'vela_database_connections',
    help: 'Connections of this process by pool and state; waiting counts who waits for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect: () => {
      for (const [pool, load] of Object.entries(database.load())) {
        for (const [state, count] of Object.entries(load)) connections.set({ pool, state }, Number(count))
      }
    },
  })
  measureFailures(registry)
  for (const gauge of STATE_GAUGES) gaugeFor(gauge, database, clock, registry)
}
