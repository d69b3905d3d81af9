import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import type { S3Credentials } from '../../env/env-storage'
import { StorageUnavailable } from '../../system/storage-unavailable'
import type { FileStorage } from './file-storage'

/** What comes in lies here on this machine until it is whole. */
type Drafts = Pick<FileStorage, 'withDraft' | 'sweepDrafts' | 'check'>

/** A file about to be sent: how long it is, and its bytes from the start, anew for each try. */
interface Content {
  byteSize: number
  bytes: () => Buffer | Readable
}

const TRIES = 3
const PAUSE_MS = 200
/** As long as the largest video may take. */
const PATIENCE_MS = MINUTE_MS
const SERVER_ERROR = 500
const MISSING = 404
/** Longer than a phone takes to follow it. */
const LINK_SECONDS = MINUTE_MS / SECOND_MS

/** Loaded with the first file: a server without a store never reads it. */
const openClient = async ({ accessKeyId, secretAccessKey, region }: S3Credentials): Promise<AwsClient> => {
  const { AwsClient: Client } = await import('aws4fetch')
  // It would begin a stream again that has been read; we send each try anew.
  return new Client({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
}

/** One name after the other: a slash parts folders, all else is a name's own. */
const escaped = (file: string): string => file.split('/').map(encodeURIComponent).join('/')

/** Asks until the store answers, a few times. @throws StorageUnavailable when it does not. */
const insist = async (ask: () => Promise<Response>): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask().catch((error: unknown) => new StorageUnavailable(error))
    if (answer instanceof Response && answer.status < SERVER_ERROR) return answer
    // A body that nobody reads holds its connection until the next collection of garbage.
    if (answer instanceof Response) await answer.body?.cancel()
    if (tries === TRIES) throw answer instanceof Response ? new StorageUnavailable(answer.status) : answer
    await wait(PAUSE_MS * tries)
  }
}

/**
 * Keeps files in a bucket of an S3-compatible store, which any number of machines share. Drafts stay on the machine that
 * they come in at.
 */
export const createS3Storage = (credentials: S3Credentials, drafts: Drafts): FileStorage => {
  const { endpoint, publicEndpoint, bucket } = credentials
  let opened: Promise<AwsClient> | undefined
  const client = (): Promise<AwsClient> => (opened ??= openClient(credentials))
  const addressOf = (file: string, origin = endpoint): string => `${origin}/${bucket}/${escaped(file)}`

  /** Waits for the answer, and not for its body: a phone on a slow line takes its time. */
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
    try {
      return await fetch(url, { ...init, signal: patience.signal })
    } finally {
      clearTimeout(timer)
    }
  }
  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    file: string,
    { headers = {}, content }: { headers?: Record<string, string>; content?: Content } = {},
  ): Promise<Response> => {
    const s3 = await client()
    return insist(async () => {
      const request = await s3.sign(addressOf(file), {
        method,
        headers: content === undefined ? headers : { ...headers, 'content-length': String(content.byteSize) },
      })
      const body = content?.bytes()
      return send(request.url, {
        method,
        headers: request.headers,
        ...(body !== undefined && { body: body instanceof Readable ? Readable.toWeb(body) : body, duplex: 'half' }),
      } as RequestInit)
    })
  }
  const put = async (file: string, content: Content): Promise<void> => {
    const answer = await ask('PUT', file, { content })
    await answer.body?.cancel()
    if (!answer.ok) throw new StorageUnavailable(answer.status)
  }
  const fetchFile: FileStorage['read'] = async (file, part) => {
    const answer = await ask('GET', file, part && { headers: { range: `bytes=${part.start}-${part.end}` } })
    if (answer.ok && answer.body !== null) return Readable.fromWeb(answer.body as ReadableStream)
    await answer.body?.cancel()
    if (answer.status === MISSING) return null
    throw new StorageUnavailable(answer.status)
  }
  return {
    withDraft: drafts.withDraft,
    sweepDrafts: drafts.sweepDrafts,
    check: drafts.check,
    write: (file, bytes) => put(file, { byteSize: bytes.length, bytes: () => bytes }),
    adopt: async (draft, file) => {
      const { size } = await stat(draft)
      await put(file, { byteSize: size, bytes: () => createReadStream(draft) })
    },
    read: fetchFile,
    remove: async (file) => {
      const answer = await ask('DELETE', file)
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== MISSING) throw new StorageUnavailable(answer.status)
    },
    link: async (file, mimeType) => {
      if (publicEndpoint === null) return null
      const address = new URL(addressOf(file, publicEndpoint))
      address.searchParams.set('X-Amz-Expires', String(LINK_SECONDS))
      address.searchParams.set('response-content-type', mimeType)
      const signed = await (await client()).sign(address.href, { aws: { signQuery: true } })
      return signed.url
    },
  }
}
