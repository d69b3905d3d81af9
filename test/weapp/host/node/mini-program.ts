import type { Compilation } from '../compile/compile-app'
import type { LaunchRequest } from '../realm/host'
import type { Environment, StartEnvironment } from './environment'
import { createNodeCalls } from './node-calls'
import type { Origins } from './origins'
import { realmScript, type Stored } from './realm-script'

/** More pages than an app opens before it is ended. */
const PAGE_IDS_A_START = 100_000

/** What to run and where. */
export interface MiniProgramOptions {
  readonly compilation: Compilation
  readonly startEnvironment: StartEnvironment
  readonly origins: Origins
  readonly onEvent: (event: { method: string; params: unknown }) => void
}

/** One app, running; it can be ended and opened again. */
export interface RunningMiniProgram {
  handle(method: string, params: unknown): Promise<unknown>
  screenshot(): Promise<string>
  /** Ends the app and opens it anew: with what it stored, or as on a new phone. */
  restart(request: LaunchRequest & { readonly keepStore?: boolean }): Promise<void>
  close(): Promise<void>
}

/** Starts an environment and opens the app in it. */
export async function runMiniProgram(options: MiniProgramOptions): Promise<RunningMiniProgram> {
  const { compilation, startEnvironment, origins, onEvent } = options
  const { onCall, closeSockets } = createNodeCalls({
    origins,
    tellSocket: (news) => void environment.push('socket', news),
  })
  let starts = 0
  const start = (stored: Stored): Promise<Environment> => {
    const lastPageId = starts * PAGE_IDS_A_START
    starts += 1
    const script = realmScript(compilation, { storedCode: JSON.stringify(stored), lastPageId })
    return startEnvironment({ script, origins, onEvent, onCall })
  }

  let environment = await start([])
  await environment.launch({})
  return {
    handle: (method, params) => environment.handle(method, params),
    screenshot: () => environment.screenshot(),
    async restart({ keepStore = false, ...request }) {
      const { store } = (await environment.handle('Host.getStore', {})) as { store: Stored }
      await environment.close()
      environment = await start(keepStore ? store : [])
      await environment.launch(request)
    },
    async close() {
      closeSockets()
      await environment.close()
    },
  }
}
