import { serverContextOf } from '../../../server/context/server-context'
import { startWorker } from '../../../server/worker/worker'
import type { TestServer } from './server'

/** A server on a port of this machine. */
export interface ServedServer extends TestServer {
  /** "http://127.0.0.1:41234". */
  origin: string
}

/** Lets a server listen, with a worker beside it that looks for work as often as in production; 0 takes a free port. */
export const serve = async (server: TestServer, port = 0): Promise<ServedServer> => {
  const origin = await server.app.listen({ host: '127.0.0.1', port })
  const worker = startWorker({ context: serverContextOf(server.app) })
  return {
    ...server,
    origin,
    close: async () => {
      await worker.stop()
      await server.close()
    },
  }
}
