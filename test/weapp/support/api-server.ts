import { NO_PLACING_LIMITS } from '../../support/server/no-placing-limits'
import { createRunningClock } from '../../support/server/running-clock'
import { serve, type ServedServer } from '../../support/server/serve'
import { startTestServer } from '../../support/server/server'
import { BUILT_ORIGIN, WECHAT_CLI } from './paths'

/** API and worker, with a clock that tests move. */
export type ApiServer = ServedServer

/** Real DevTools cannot be told another address than the built one. */
const portToListenOn = (): number => (WECHAT_CLI === undefined ? 0 : Number(new URL(BUILT_ORIGIN).port))

/** Starts the server for one suite. */
export async function startApiServer(): Promise<ApiServer> {
  return serve(await startTestServer({ clock: createRunningClock(), variables: NO_PLACING_LIMITS }), portToListenOn())
}
