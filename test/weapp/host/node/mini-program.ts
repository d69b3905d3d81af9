import type { Compilation } from '../compile/compile-app'
import type { LaunchRequest } from '../realm/host'
import type { Environment, StartEnvironment } from './environment'
import type { Origins } from './origins'
import { realmScript, type Stored } from './realm-script'
import { createSockets } from './sockets'
import { createTransfers } from './transfers'

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
  const transfers = createTransfers(origins)
  const sockets = createSockets(origins, (news) => void environment.push('socket', news))
  type Calls = Readonly<Record<string, (params: never) => unknown>>
  const calls: Calls = {
    request: transfers.request,
    uploadFile: transfers.uploadFile,
    downloadFile: transfers.downloadFile,
    keepFile: transfers.keepFile,
    abort: ({ taskId }: { taskId: number }) => transfers.abort(taskId),
    socketOpen: sockets.open,
    socketSend: sockets.send,
    socketClose: sockets.close,
  }
  const onCall = async (name: string, params: unknown): Promise<unknown> => {
    const call = calls[name]
    if (!call) throw new Error(`Node knows no call "${name}"`)
    return call(params as never)
  }
  let starts = 0
  const start = (stored: Stored): Promise<Environment> => {
    const lastPageId = starts * PAGE_IDS_A_START
    starts += 1
    return startEnvironment({ script: realmScript(compilation, { stored, lastPageId }), origins, onEvent, onCall })
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
      sockets.closeAll()
      await environment.close()
    },
  }
}
