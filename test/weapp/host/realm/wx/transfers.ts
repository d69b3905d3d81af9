import type { Bridge } from '../bridge'
import type { Problems } from '../problems'
import type { NetworkState } from './network-state'
import { addressFault } from './safe-address'
import { settle, type Options } from './settle'
import type { WxFamily } from './strict-wx'

/** At most this many requests run at once on a phone; the others wait. */
const CONCURRENCY = 10

type ProgressListener = (progress: { progress: number }) => void

interface TransferOptions {
  readonly bridge: Bridge
  readonly problems: Problems
  readonly network: NetworkState
}

let lastTaskId = 0

const bytesOf = (base64: string): ArrayBuffer => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer

/** Requests, uploads and downloads: they are real, and Node carries them out. */
export function transferFamily({ bridge, problems, network }: TransferOptions): WxFamily {
  const waiting: (() => void)[] = []
  let running = 0
  const takeTurn = async (): Promise<void> => {
    if (running >= CONCURRENCY) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
  }
  const endTurn = (): void => {
    running -= 1
    waiting.shift()?.()
  }

  const refuseUnsafe = (name: string, url: string): void => {
    const fault = addressFault(url)
    if (fault === null) return
    problems.report('wx', `${name}:fail ${fault}`)
    throw new Error('url not in domain list')
  }

  const start =
    (name: string, read: (answer: Record<string, unknown>, options: Options) => unknown) => (options: Options) => {
      lastTaskId += 1
      const taskId = lastTaskId
      const progressListeners: ProgressListener[] = []
      const { success: _success, fail: _fail, complete: _complete, ...own } = options
      const run = async (): Promise<unknown> => {
        refuseUnsafe(name, String(own.url))
        if (!network.isConnected()) throw new Error('net::ERR_INTERNET_DISCONNECTED')
        await takeTurn()
        try {
          const answer = (await bridge.call(name, { ...own, taskId })) as Record<string, unknown>
          progressListeners.forEach((listener) => listener({ progress: 100 }))
          return read(answer, options)
        } finally {
          endTurn()
        }
      }
      const ended = settle(name, options, run, (error) => problems.caught(error))
      // Without callbacks nobody may look at the outcome, as on a phone.
      if (ended instanceof Promise) ended.catch(() => undefined)
      return {
        abort: () => void bridge.call('abort', { taskId }),
        onProgressUpdate: (listener: ProgressListener) => void progressListeners.push(listener),
        offProgressUpdate: () => void progressListeners.splice(0),
        onHeadersReceived: () => undefined,
        offHeadersReceived: () => undefined,
      }
    }

  const parsed = (answer: Record<string, unknown>, { dataType = 'json', responseType }: Options): unknown => {
    if (responseType === 'arraybuffer') return { ...answer, data: bytesOf(String(answer.data)) }
    if (dataType !== 'json' || typeof answer.data !== 'string') return answer
    try {
      return { ...answer, data: JSON.parse(answer.data) as unknown }
    } catch {
      // WeChat hands over what is no JSON as it is.
      return answer
    }
  }
  return {
    tasks: {
      request: start('request', parsed),
      uploadFile: start('uploadFile', (answer) => answer),
      downloadFile: start('downloadFile', (answer) => answer),
    },
  }
}
