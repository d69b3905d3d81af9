import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { mapOrigin, type Origins } from './origins'

const DEFAULT_TIMEOUT_MS = 60_000

/** What a request, upload or download of wx carries. */
interface TransferParams {
  readonly taskId: number
  readonly url: string
  readonly method?: string
  readonly header?: Readonly<Record<string, string>>
  readonly data?: unknown
  readonly timeout?: number
  readonly responseType?: string
  readonly filePath?: string
  readonly name?: string
  readonly formData?: Readonly<Record<string, unknown>>
}

type Transfer = (params: TransferParams) => Promise<unknown>

/** The network calls of wx by name, carried out for real. */
export type Transfers = Readonly<Record<'request' | 'uploadFile' | 'downloadFile', Transfer>> & {
  abort(taskId: number): void
  /** Keeps bytes that the realm made as a file of the phone. */
  keepFile(params: { readonly base64: string; readonly type: string }): Promise<{ tempFilePath: string }>
}

const withoutBody = (method: string): boolean => method === 'GET' || method === 'HEAD'

const bodyOf = (data: unknown): string => (typeof data === 'string' ? data : JSON.stringify(data))

/** WeChat writes the data of a GET into its address. */
const addressOf = (url: string, data: unknown): string => {
  if (typeof data !== 'object' || data === null) return url
  const query = new URLSearchParams(Object.entries(data).map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`
}

const headersOf = (headers: Headers): Record<string, string> => Object.fromEntries(headers.entries())

const base64Of = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64')

const temporaryFile = async (ending = ''): Promise<string> =>
  path.join(await mkdtemp(path.join(os.tmpdir(), 'mini-program-')), `${randomUUID()}${ending}`)

/** How a request is sent, without what only browsers need to know. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Carries out what a realm asks of the network. Rejects in the wording of wx. */
export function createTransfers(origins: Origins, fetchOne: Fetch = fetch): Transfers {
  const running = new Map<number, AbortController>()

  /** Sends and reads within the time of the call, and until it is called off: also while the answer's body comes. */
  const send = async <Body>(
    { taskId, timeout = DEFAULT_TIMEOUT_MS }: TransferParams,
    url: string,
    init: RequestInit,
    read: (reply: Response) => Promise<Body>,
  ): Promise<Body & { statusCode: number; header: Record<string, string> }> => {
    const controller = new AbortController()
    running.set(taskId, controller)
    const timer = setTimeout(() => controller.abort('timeout'), timeout)
    try {
      const reply = await fetchOne(mapOrigin(url, origins), { ...init, signal: controller.signal })
      return { ...(await read(reply)), statusCode: reply.status, header: headersOf(reply.headers) }
    } catch (error) {
      if (controller.signal.aborted) throw new Error(String(controller.signal.reason))
      throw new Error(`net::ERR_FAILED ${String((error as Error).cause ?? error)}`)
    } finally {
      clearTimeout(timer)
      running.delete(taskId)
    }
  }

  return {
    abort: (taskId) => running.get(taskId)?.abort('abort'),

    async keepFile({ base64, type }) {
      const tempFilePath = await temporaryFile(`.${type}`)
      await writeFile(tempFilePath, Buffer.from(base64, 'base64'))
      return { tempFilePath }
    },

    async request(params) {
      const { url, method = 'GET', header = {}, data: sent } = params
      const inAddress = withoutBody(method)
      const init = {
        method,
        headers: { 'content-type': 'application/json', ...header },
        ...(!inAddress && sent !== undefined && { body: bodyOf(sent) }),
      }
      return send(params, inAddress ? addressOf(url, sent) : url, init, async (reply) => ({
        // Only text crosses to the realm, which makes bytes of it again.
        data: params.responseType === 'arraybuffer' ? base64Of(await reply.arrayBuffer()) : await reply.text(),
        cookies: [],
      }))
    },

    async uploadFile(params) {
      const { url, header = {}, filePath = '', name = 'file', formData = {} } = params
      const form = new FormData()
      for (const [field, value] of Object.entries(formData)) form.append(field, String(value))
      form.append(name, new Blob([await readFile(filePath)]), path.basename(filePath))
      const { 'content-type': _type, 'Content-Type': _sameType, ...headers } = header
      return send(params, url, { method: 'POST', headers, body: form }, async (reply) => ({ data: await reply.text() }))
    },

    async downloadFile(params) {
      const { url, header = {}, filePath } = params
      return send(params, url, { headers: header }, async (reply) => {
        const file = filePath ?? (await temporaryFile())
        await writeFile(file, Buffer.from(await reply.arrayBuffer()))
        return { tempFilePath: file, filePath: file }
      })
    },
  }
}
