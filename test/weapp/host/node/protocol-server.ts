import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import type { LaunchRequest } from '../realm/host'
import type { RunningMiniProgram } from './mini-program'
import { answerAsTool } from './tool-messages'

interface Message {
  readonly id: string
  readonly method: string
  readonly params?: unknown
}

/** The automator protocol on a port. */
export interface ProtocolServer {
  readonly wsEndpoint: string
  broadcast(event: { method: string; params: unknown }): void
  close(): Promise<void>
}

interface ProtocolServerOptions {
  readonly port: number
  readonly hasExtras: boolean
  /** The app, once it runs. */
  readonly miniProgram: () => Promise<RunningMiniProgram>
  /** The client asked the tool to end. */
  readonly onClose: () => void
}

/** Messages of the host alone begin so. */
const EXTRA = /^Host\./

/** Serves the protocol. Messages wait until the app runs. */
export async function serveProtocol({
  port,
  hasExtras,
  miniProgram,
  onClose,
}: ProtocolServerOptions): Promise<ProtocolServer> {
  const server = new WebSocketServer({ port, host: '127.0.0.1' })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })

  const answer = async ({ method, params = {} }: Message): Promise<unknown> => {
    if (!hasExtras && EXTRA.test(method)) throw new Error(`DevTools know no ${method}`)
    const byTool = answerAsTool(method)
    if (byTool) return byTool
    const app = await miniProgram()
    switch (method) {
      case 'Tool.close':
        setImmediate(onClose)
        return {}
      case 'App.captureScreenshot':
        return { data: await app.screenshot() }
      case 'Host.restart':
        await app.restart(params as LaunchRequest & { keepStore?: boolean })
        return {}
      default:
        return app.handle(method, params)
    }
  }

  const reply = async (client: WebSocket, text: string): Promise<void> => {
    const message = JSON.parse(text) as Message
    const { id } = message
    const outcome = await answer(message).then(
      (result) => ({ id, result: result ?? {} }),
      (error: unknown) => ({ id, error: { message: error instanceof Error ? error.message : String(error) } }),
    )
    client.send(JSON.stringify(outcome))
  }

  server.on('connection', (client) => client.on('message', (data) => void reply(client, String(data))))
  return {
    wsEndpoint: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broadcast: (event) => server.clients.forEach((client) => client.send(JSON.stringify(event))),
    close: () => {
      server.clients.forEach((client) => client.terminate())
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
