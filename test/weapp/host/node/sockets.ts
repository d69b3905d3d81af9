import WebSocket from 'ws'
import { mapOrigin, type Origins } from './origins'

interface SocketParams {
  readonly socketId: number
  readonly url: string
  readonly header?: Readonly<Record<string, string>>
  readonly data?: string
}

/** Tells the realm what happened to one of its sockets. */
export type TellSocket = (news: { socketId: number; event: string; payload: unknown }) => void

/** The sockets of a realm by the calls that it makes. */
export interface Sockets {
  open(params: SocketParams): void
  send(params: SocketParams): void
  close(params: SocketParams): void
  closeAll(): void
}

const httpOf = (url: string): string => url.replace(/^ws/, 'http')
const wsOf = (url: string): string => url.replace(/^http/, 'ws')

/** Holds the sockets that a realm opens. */
export function createSockets(origins: Origins, tell: TellSocket): Sockets {
  const sockets = new Map<number, WebSocket>()
  return {
    open({ socketId, url, header = {} }) {
      const socket = new WebSocket(wsOf(mapOrigin(httpOf(url), origins)), { headers: header })
      sockets.set(socketId, socket)
      socket.on('open', () => tell({ socketId, event: 'open', payload: { header: {} } }))
      socket.on('message', (data) => tell({ socketId, event: 'message', payload: { data: String(data) } }))
      socket.on('error', ({ message }) =>
        tell({ socketId, event: 'error', payload: { errMsg: `connectSocket:fail ${message}` } }),
      )
      socket.on('close', (code) => {
        sockets.delete(socketId)
        tell({ socketId, event: 'close', payload: { code } })
      })
    },
    send: ({ socketId, data = '' }) => sockets.get(socketId)?.send(data),
    close: ({ socketId }) => sockets.get(socketId)?.close(),
    closeAll: () => sockets.forEach((socket) => socket.terminate()),
  }
}
