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

  const send = async (
    { taskId, timeout = DEFAULT_TIMEOUT_MS }: TransferParams,
    url: string,
    init: RequestInit,
  ): Promise<Response> => {
    const controller = new AbortController()
    running.set(taskId, controller)
    const timer = setTimeout(() => controller.abort('timeout'), timeout)
    try {
      return await fetchOne(mapOrigin(url, origins), { ...init, signal: controller.signal })
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
      const reply = await send(params, inAddress ? addressOf(url, sent) : url, {
        method,
        headers: { 'content-type': 'application/json', ...header },
        ...(!inAddress && sent !== undefined && { body: bodyOf(sent) }),
      })
      // Only text crosses to the realm, which makes bytes of it again.
      const data = params.responseType === 'arraybuffer' ? base64Of(await reply.arrayBuffer()) : await reply.text()
      return { data, statusCode: reply.status, header: headersOf(reply.headers), cookies: [] }
    },

    async uploadFile(params) {
      const { url, header = {}, filePath = '', name = 'file', formData = {} } = params
      const form = new FormData()
      for (const [field, value] of Object.entries(formData)) form.append(field, String(value))
      form.append(name, new Blob([await readFile(filePath)]), path.basename(filePath))
      const { 'content-type': _type, 'Content-Type': _sameType, ...headers } = header
      const reply = await send(params, url, { method: 'POST', headers, body: form })
      return { data: await reply.text(), statusCode: reply.status, header: headersOf(reply.headers) }
    },

    async downloadFile(params) {
      const { url, header = {}, filePath } = params
      const reply = await send(params, url, { headers: header })
      const file = filePath ?? (await temporaryFile())
      await writeFile(file, Buffer.from(await reply.arrayBuffer()))
      return { tempFilePath: file, filePath: file, statusCode: reply.status, header: headersOf(reply.headers) }
    },
  }
}
