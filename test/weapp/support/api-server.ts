import { serverContextOf } from '../../../server/context/server-context'
import { startWorker } from '../../../server/worker/worker'
import { NO_PLACING_LIMITS } from '../../support/no-placing-limits'
import { createRunningClock } from '../../support/running-clock'
import { startTestServer, type TestServer } from '../../support/server'
import { BUILT_ORIGIN, WECHAT_CLI } from './paths'

/** Quicker than in production, so that tests wait less. */
const WORKER_INTERVAL_MS = 100

/** API and worker on a port, with a clock that tests move. */
export interface ApiServer extends TestServer {
  readonly origin: string
}

/** Real DevTools cannot be told another address than the built one. */
const portToListenOn = (): number => (WECHAT_CLI === undefined ? 0 : Number(new URL(BUILT_ORIGIN).port))

/** Starts the server for one suite. */
export async function startApiServer(): Promise<ApiServer> {
  const server = await startTestServer({ clock: createRunningClock(), variables: NO_PLACING_LIMITS })
  const origin = await server.app.listen({ port: portToListenOn(), host: '127.0.0.1' })
  const worker = startWorker({ context: serverContextOf(server.app), intervalMs: WORKER_INTERVAL_MS })
  return {
    ...server,
    origin,
    close: async () => {
      await worker.stop()
      await server.close()
    },
  }
}
