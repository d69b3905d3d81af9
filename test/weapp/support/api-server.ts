import { startTestServer, type TestServer } from '../../support/server'
import { BUILT_ORIGIN, WECHAT_CLI } from './paths'

/** The project's own server on a port, with a clock that tests move. */
export interface ApiServer extends TestServer {
  readonly origin: string
}

/** Real DevTools cannot be told another address than the built one. */
const portToListenOn = (): number => (WECHAT_CLI === undefined ? 0 : Number(new URL(BUILT_ORIGIN).port))

/** Starts the server for one suite. */
export async function startApiServer(): Promise<ApiServer> {
  const server = await startTestServer()
  const origin = await server.app.listen({ port: portToListenOn(), host: '127.0.0.1' })
  return { ...server, origin }
}
