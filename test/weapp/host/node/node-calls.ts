import type { Origins } from './origins'
import { createSockets, type TellSocket } from './sockets'
import { createTransfers, type Fetch } from './transfers'

interface NodeCallsOptions {
  readonly origins: Origins
  readonly tellSocket: TellSocket
  /** Another way to send requests than Node's own. */
  readonly fetchOne?: Fetch
}

/** What a realm has Node do, by name. */
export interface NodeCalls {
  onCall(name: string, params: unknown): Promise<unknown>
  closeSockets(): void
}

/** Carries out what only Node can: the network and the files of the phone. */
export function createNodeCalls({ origins, tellSocket, fetchOne }: NodeCallsOptions): NodeCalls {
  const transfers = createTransfers(origins, fetchOne)
  const sockets = createSockets(origins, tellSocket)
  const calls: Readonly<Record<string, (params: never) => unknown>> = {
    request: transfers.request,
    uploadFile: transfers.uploadFile,
    downloadFile: transfers.downloadFile,
    keepFile: transfers.keepFile,
    abort: ({ taskId }: { taskId: number }) => transfers.abort(taskId),
    socketOpen: sockets.open,
    socketSend: sockets.send,
    socketClose: sockets.close,
  }
  return {
    async onCall(name, params) {
      const call = calls[name]
      if (!call) throw new Error(`Node knows no call "${name}"`)
      return call(params as never)
    },
    closeSockets: sockets.closeAll,
  }
}
