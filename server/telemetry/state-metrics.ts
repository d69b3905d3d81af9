import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { failedJobs } from '../system/failed-jobs'
import { countSeldom, type Counts } from './count-seldom'
import { STATE_GAUGES, type StateGauge } from './state-gauges'

type ReadCounts = () => Promise<Counts | null>

/** A figure without a row says nothing: what was true before the database went away is told no more. */
const measureCount = ({ name, help, label }: StateGauge, readCounts: ReadCounts, registry: Registry): void => {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: async () => {
      const counts = await readCounts()
      gauge.reset()
      for (const row of counts?.get(name) ?? []) gauge.set({ [label]: row.label }, row.value)
    },
  })
}

const measureAnswer = (readCounts: ReadCounts, registry: Registry): void => {
  const up: Gauge = new Gauge({
    name: 'vela_database_up',
    help: '1 where the database has answered what is counted in it, 0 where it has not.',
    registers: [registry],
    collect: async () => up.set((await readCounts()) === null ? 0 : 1),
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
export const measureState = ({ database, clock, log }: FastifyInstance, registry: Registry): void => {
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
  const readCounts = countSeldom({ database, clock, log })
  measureAnswer(readCounts, registry)
  for (const gauge of STATE_GAUGES) measureCount(gauge, readCounts, registry)
}
