import { serverContextOf } from '../../server/context/server-context'
import { startWorker } from '../../server/worker/worker'
import { simulateRush } from '../bench/load/rush-load'
import { NO_PLACING_LIMITS } from '../support/server/no-placing-limits'
import { createRunningClock } from '../support/server/running-clock'
import { startTestServer } from '../support/server/server'

const CALLERS = 60
const CARS = 50
const WORKER_INTERVAL_MS = 100
/** The line asks every two seconds; it takes six where nothing else runs. */
const RUSH_LIMIT_MS = 60_000

/** `npm run bench -- rush` is the same with two thousand at two processes, in three minutes. */
describe('the rush of a hot opening', () => {
  it(
    'sells each car once and to another caller, refuses nobody who was let in, and leaves the shop open',
    async () => {
      const server = await startTestServer({ clock: createRunningClock(), variables: NO_PLACING_LIMITS })
      const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
      const worker = startWorker({ context: serverContextOf(server.app), intervalMs: WORKER_INTERVAL_MS })
      try {
        const rush = await simulateRush([origin], server.database, {
          callers: CALLERS,
          cars: CARS,
          letInAMinute: 1_200,
          arriveWithinMs: 500,
          looksASecond: 5,
          ordersBefore: 1,
        })
        expect(rush).toMatchObject({ errors: [], sold: CARS, paid: CARS, buyers: CARS, leftWaiting: CALLERS - CARS })
        expect(rush.home.length).toBeGreaterThan(0)
        expect(rush.orders.length).toBeGreaterThan(0)
      } finally {
        await worker.stop()
        await server.close()
      }
    },
    RUSH_LIMIT_MS,
  )
})
